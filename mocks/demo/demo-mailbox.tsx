import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { DemoMailboxProps } from '@/state/demo'
import { LinkButton } from '@/ui/action/link-button'
import { type DemoMail, demoMailPath, demoMails } from '@mocks/hosts/demo-mail'
import { addressHere } from '@mocks/hosts/shared/tab/page-place'
import { DemoBox } from './demo-box'
import { useDemoTexts } from './demo-texts'

/**
 * The mail that a real server would have sent, with its link, because these mailboxes do not exist.
 */
export function DemoMailbox({ to, kind }: DemoMailboxProps) {
  const text = useDemoTexts()
  const [mail, setMail] = useState<DemoMail | null>()
  useEffect(() => {
    let current = true
    newestMail(to, kind).then(
      (found) => current && setMail(found),
      (error: unknown) => console.error(error),
    )
    return () => {
      current = false
    }
  }, [to, kind])
  if (mail === undefined) return null
  return (
    <DemoBox
      title={text('demo.mail.heading')}
      lead={mail === null ? text('demo.mail.none') : text('demo.mail.lead')}
    >
      <chakra.div px="4" pt="2" pb="4">
        <chakra.p overflowWrap="anywhere">
          {text('demo.mail.to')} <b>{to}</b>
        </chakra.p>
        {mail && (
          <>
            <chakra.p mt="1" mb="3">
              {text(`demo.mail.${kind}`)}
            </chakra.p>
            <LinkButton variant="outline" href={addressHere(mail.path)}>
              {text(`demo.mail.${kind}Link`)}
            </LinkButton>
          </>
        )}
      </chakra.div>
    </DemoBox>
  )
}

async function newestMail(to: string, kind: string): Promise<DemoMail | null> {
  const response = await fetch(`${demoMailPath}?${new URLSearchParams({ to })}`)
  const mails = v.parse(demoMails, await response.json())
  return mails.findLast((mail) => mail.kind === kind) ?? null
}
