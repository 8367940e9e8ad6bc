import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { TextLink } from '@/ui/action/text-link'
import { type DemoMail, demoMailPath, demoMails } from '@mocks/hosts/demo-mail'
import { addressHere } from '@mocks/hosts/shared/tab/page-place'
import { Part, Rows } from './panel-parts'
import { panelZone } from './panel-zone'
import { usePanelTexts } from './panel-texts'

/** The city's sent mails with their links, because these mailboxes do not exist. */
export function MailPart() {
  const text = usePanelTexts()
  const [looks, setLooks] = useState(1)
  return (
    <Part title={text('demo.panel.mails')} lead={text('demo.panel.mailsLead')}>
      <Button size="sm" variant="outline" onClick={() => setLooks(looks + 1)}>
        {text('demo.panel.mailsAgain')}
      </Button>
      <Sent key={looks} />
    </Part>
  )
}

function Sent() {
  const text = usePanelTexts()
  const [mails, setMails] = useState<readonly DemoMail[] | 'failed'>()
  useEffect(() => {
    let current = true
    sentFromHere().then(
      (found) => current && setMails(found),
      () => current && setMails('failed'),
    )
    return () => {
      current = false
    }
  }, [])
  return (
    <>
      {mails === 'failed' && <chakra.p mt="3">{text('demo.panel.mailsFailed')}</chakra.p>}
      {mails?.length === 0 && <chakra.p mt="3">{text('demo.panel.noMails')}</chakra.p>}
      {mails !== undefined && mails !== 'failed' && (
        <Rows mt="3">
          {mails.map((mail) => (
            <Line key={`${mail.at} ${mail.to} ${mail.path}`} mail={mail} />
          ))}
        </Rows>
      )}
    </>
  )
}

function Line({ mail }: { mail: DemoMail }) {
  const { at, from, to, kind, path, unsubscribe, message } = mail
  const text = usePanelTexts()
  const { instant } = useFormats()
  return (
    <Item>
      <p>
        <b>{message?.subject ?? text(`demo.mail.is.${kind}`)}</b>
      </p>
      <chakra.p textStyle="help">
        {from && `${from.name}${from.reply_to === null ? '' : ` (${from.reply_to})`} → `}
        {to} · {instant(at, panelZone)}
      </chakra.p>
      {message && <chakra.p whiteSpace="pre-line">{message.text}</chakra.p>}
      <HeadFields mail={mail} />
      <TextLink href={addressHere(path)}>{text(`demo.mail.${kind}Link`)}</TextLink>
      {unsubscribe !== undefined && (
        <TextLink href={addressHere(unsubscribe)}>{text('demo.mail.unsubscribe')}</TextLink>
      )}
    </Item>
  )
}

/** What mail programs read of its head, and the button that they show for it (RFC 8058). */
function HeadFields({ mail: { headers, unsubscribe } }: { mail: DemoMail }) {
  const text = usePanelTexts()
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null)
  if (headers === undefined || unsubscribe === undefined) return null
  const press = () =>
    oneClick(unsubscribe).then(
      (ok) => setOutcome(ok ? 'done' : 'failed'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <Head>
        {headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.replace('</', `<${addressHere('/')}`)}</dd>
          </div>
        ))}
      </Head>
      <Button size="sm" variant="outline" onClick={() => void press()}>
        {text('demo.mail.oneClick')}
      </Button>
      <p role="status">
        {outcome === 'done' && text('demo.mail.oneClickDone')}
        {outcome === 'failed' && text('demo.mail.oneClickFailed')}
      </p>
    </>
  )
}

/** As a mail program sends it: by form, without a session. */
async function oneClick(path: string): Promise<boolean> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  return (await fetch(`/api${path}`, { method: 'POST', body })).ok
}

const Head = chakra('dl', {
  base: {
    my: '2',
    fontSize: 'small',
    color: 'fg.muted',
    '& dt': { display: 'inline', fontWeight: 'semibold', _after: { content: '": "' } },
    '& dd': { display: 'inline', overflowWrap: 'anywhere' },
  },
})

const Item = chakra('li', {
  base: {
    px: '3',
    py: '2',
    overflowWrap: 'anywhere',
    '& > a': { display: 'inline-flex', py: '1.5', me: '5', fontWeight: 'medium' },
  },
})

async function sentFromHere(): Promise<DemoMail[]> {
  const response = await fetch(demoMailPath)
  return v.parse(demoMails, await response.json()).toReversed()
}
