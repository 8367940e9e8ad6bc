import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { ask, exchange } from './api.ts'
import { demoPanel, openPanel } from './panel.ts'

/** What tells a mail from others. */
interface Wanted {
  readonly to: string
  readonly subject: RegExp
  readonly text: string
}

/**
 * Finds a mail of the page's city and unsubscribes its reader as a mail program does, with one click
 * (RFC 8058): in mock mode in the panel's mailbox, else by what the API lists for tests.
 */
export async function unsubscribeByMail(
  mode: 'mock' | 'real',
  page: Page,
  wanted: Wanted,
): Promise<void> {
  await (mode === 'mock' ? unsubscribeInPanel(page, wanted) : unsubscribeByPost(wanted))
}

async function unsubscribeInPanel(page: Page, { to, subject, text }: Wanted): Promise<void> {
  const panel = await openPanel(page, 'Mail')
  const mail = panel
    .getByRole('listitem')
    .filter({ hasText: subject })
    .filter({ hasText: to })
    .filter({ hasText: text })
    .first()
  await expect(mail).toContainText('List-Unsubscribe-Post')
  await mail.getByRole('button', { name: 'Unsubscribe with one click' }).click()
  await expect(mail.getByRole('status')).toHaveText(/^Unsubscribed/u)
  await page.keyboard.press('Escape')
  await expect(demoPanel(page)).toBeHidden()
}

const mails = v.array(
  v.object({
    to: v.string(),
    message: v.optional(v.object({ subject: v.string(), text: v.string() })),
    headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  }),
)

async function unsubscribeByPost({ to, subject, text }: Wanted): Promise<void> {
  const sent = await ask('/__site-mails', mails)
  const mail = sent.findLast(
    ({ to: reader, message }) =>
      reader === to && message && subject.test(message.subject) && message.text.includes(text),
  )
  const head = new Map(mail?.headers?.map(({ name, value }) => [name, value]))
  expect(head.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, path = ''] = /^<(\/api\/[^>]+)>$/u.exec(head.get('List-Unsubscribe') ?? '') ?? []
  const answer = await exchange({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: head.get('List-Unsubscribe-Post') ?? '',
  })
  expect(answer.status).toBe(200)
}
