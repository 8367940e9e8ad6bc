import { expect, it } from 'vitest'
import { isApartByHost } from './cloud-note'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

it.each([
  ['Safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, true],
  ['Chrome on an iPhone', `${phone} (KHTML, like Gecko) CriOS/138.0 Mobile/15E148`, true],
  ['WebKitGTK', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)', true],
  ['Chrome', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('%s has one world for each city: %s %s', (_name, userAgent, isApart) => {
  expect(isApartByHost(userAgent)).toBe(isApart)
})
