import { describe, expect, it } from 'vitest'
import { outsideAddress, outsideLink } from './outside-link'

const allowed = ['tax.tiffin.example']

describe('the link to a vendor’s site (product.md P6)', () => {
  it.each([
    'https://tax.tiffin.example/pay',
    'https://TAX.tiffin.example',
    'https://tax.tiffin.example./pay',
    'https://tax.tiffin.example:443/pay?x=1#y',
  ])('is open: %s', (url) => {
    expect(outsideLink(url, allowed)).toMatchObject({ link: 'open', host: 'tax.tiffin.example' })
  })

  it.each([
    ['no https', 'http://tax.tiffin.example/pay'],
    ['a script', 'javascript:alert(1)'],
    ['another port', 'https://tax.tiffin.example:8443/'],
    ['a name before the host', 'https://tax.tiffin.example@evil.example/'],
    ['a password', 'https://a:b@tax.tiffin.example/'],
    ['a host below the allowed one', 'https://x.tax.tiffin.example/'],
    ['a host beside it', 'https://tiffin.example/'],
    ['a host that begins like it', 'https://tax.tiffin.example.evil.example/'],
    ['no address at all', 'pay here'],
  ])('is looked at by staff first: %s', (_what, url) => {
    expect(outsideLink(url, allowed)).toEqual({ link: 'checking' })
  })

  it.each([
    ['an IP address', 'https://10.0.0.1/'],
    ['one of version 6', 'https://[::1]/'],
    ['a machine of one’s own', 'https://localhost/'],
    ['an IP address as one number', 'https://2130706433/'],
    ['an IP address in hexadecimal', 'https://0x7f.1/'],
    ['an IP address with a dot behind it', 'https://10.0.0.1./'],
    ['one of version 6 with the older in it', 'https://[::ffff:10.0.0.1]/'],
    ['a name without a dot', 'https://intranet/'],
    ['a machine in the network', 'https://printer.local/'],
    ['a name of a cloud’s own network', 'https://metadata.google.internal/'],
    ['a name below localhost', 'https://tax.localhost/'],
    ['a router’s name', 'https://router.home.arpa/'],
    ['every name', 'https://*.tiffin.example/'],
  ])('goes to %s for nobody, whatever the merchant allows', (_what, url) => {
    expect(outsideAddress(url)).toBeNull()
    expect(outsideLink(url, [new URL(url).hostname])).toEqual({ link: 'checking' })
  })

  it.each([null, '', '  '])('is null for an empty address: %j', (url) => {
    expect(outsideLink(url, allowed)).toEqual({ link: 'none' })
  })

  it('shows letters of other alphabets in the encoded form too', () => {
    expect(outsideAddress('https://tаx.example/')?.host).toMatch(/^xn--/u)
  })
})
