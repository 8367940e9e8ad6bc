import type { Page } from '@playwright/test'
import { test } from './support/reader.ts'
import { unsubscribeByMail } from './support/sent-mail.ts'
import { signIn } from './support/session.ts'
import { expect } from './support/test.ts'

// From a draft to the mailbox, and to who does not want it any more (product.md A19 and A20).

// Mails go out by day. The machine may have night, but the world behind the API begins in a morning.
test.beforeEach(async ({ page, mode }) => {
  if (mode === 'real') await page.clock.setSystemTime('2026-06-01T10:00:00-04:00')
})

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { level, name, exact: true })
const go = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).first().click()

/** Goes on when the step before is saved. */
async function toAudience(page: Page): Promise<void> {
  await go(page)
  await expect(heading(page, 'Audience', 2)).toBeVisible()
}

async function writeNotice(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Internal name/u }).fill(name)
  await page.getByRole('combobox', { name: /^Type/u }).selectOption('Past due')
  await page.getByRole('textbox', { name: /^Subject in English/u }).fill('{{amount_due}} is due')
  const english = page.getByRole('textbox', { name: /^Text in English/u })
  await english.click()
  await page.keyboard.type('Dear {{first_name}}, please pay here: ')
  await page.getByRole('button', { name: 'Insert a variable' }).first().click()
  await page.getByRole('menuitem', { name: 'Payment link' }).click()
  await expect(english).toContainText('{{pay_link}}')
  await page.getByText('Spanish', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Subject in Spanish/u }).fill('Vence {{amount_due}}')
  await page.getByRole('textbox', { name: /^Text in Spanish/u }).click()
  await page.keyboard.type('Hola {{first_name}}')
}

test(
  'a billing notice in two languages reaches its reader, who wants no more of them',
  { tag: '@real' },
  async ({ page, at, mode, reader }, { repeatEachIndex }) => {
    const name = `Reminder of June, ${repeatEachIndex + 1}`
    await signIn(page, at, 'merchant-admin', '/notifications/1?type=BILLING')
    await page.getByRole('link', { name: 'New billing notice' }).first().click()
    await writeNotice(page, name)
    await toAudience(page)
    const accounts = page.getByRole('textbox', { name: /^Only these accounts/u })
    // The notice begins with those who are past due; these accounts are not all.
    await page.getByRole('combobox', { name: 'Bill status' }).selectOption('Any')
    await accounts.fill(reader.accounts.join('\n'))
    await expect(page.getByText('2 recipients')).toBeVisible()
    await go(page)
    await expect(heading(page, 'Schedule', 2)).toBeVisible()
    await go(page)

    const sheet = page.getByRole('article')
    await expect(sheet).toContainText(/^\$[\d,.]+ is due/u)
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Spanish')
    await expect(sheet).toContainText(`Hola ${reader.firstName}`)
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('German')
    await expect(page.getByText(/so it is sent in English/u)).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()

    await page.getByRole('button', { name: 'Send to 2 people now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 people now' }).click()
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
    const results = page.url()

    const text = `Dear ${reader.firstName}`
    await unsubscribeByMail(mode, page, { to: reader.email, subject: /is due/u, text })

    await page.goto(results)
    const unsubscribed = page.getByRole('definition').nth(3)
    await expect(unsubscribed).toHaveText(/^1 /u)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByRole('link', { name: 'All notifications' }).click()
    const copy = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Draft' })
    await copy.getByRole('link', { name }).click()
    await expect(heading(page, 'Content', 2)).toBeVisible()
    await toAudience(page)
    await expect(page.getByText('No recipients', { exact: true })).toBeVisible()
  },
)

test(
  'what is wrong in a text is said where it stands',
  { tag: ['@phone', '@phone-only'] },
  async ({ page, at }) => {
    await signIn(page, at, 'merchant-user', '/notifications/1/notification/GENERAL')
    await page.getByRole('textbox', { name: /^Internal name/u }).fill('A slip')
    await page.getByRole('textbox', { name: /^Subject in English/u }).fill('{{amount_due}}')
    await page.getByRole('textbox', { name: /^Text in English/u }).click()
    await page.keyboard.type('Dear {{nobody}}')
    await go(page)
    const summary = page.getByRole('alert').filter({ hasText: '{{nobody}}' })
    await expect(summary).toContainText('Variable {{nobody}} does not exist (paragraph 1)')
    await expect(summary).toContainText(
      '{{amount_due}} is not available in this type of notification',
    )
  },
)

// Of a city that few other journeys visit: behind the API they would see it as well.
test(
  'a banner shows on the site in the visitor’s language, and can be put away',
  { tag: '@real' },
  async ({ page, at }, { repeatEachIndex }) => {
    const gate = `gate ${repeatEachIndex + 1}`
    const title = `The fair opens on Friday, ${gate}`
    const closed = `Market Street is closed until Sunday, ${gate}.`
    await signIn(page, at, 'other-merchant-admin', '/notifications/2/notification/GENERAL')
    await page.getByRole('textbox', { name: /^Internal name/u }).fill('Fair')
    await page.getByRole('radio', { name: /^Banner on the site/u }).check()
    await page.getByRole('textbox', { name: /^Title in English/u }).fill(title)
    await page.getByRole('textbox', { name: /^Text in English/u }).click()
    await page.keyboard.type(closed)
    await go(page)
    await expect(heading(page, 'Schedule', 2)).toBeVisible()
    await go(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Show on the site' }).click()
    await page
      .getByRole('dialog', { name: /^Show .+ on the site\?$/u })
      .getByRole('button', { name: 'Show on the site' })
      .click()
    await expect(page.getByText('On the site', { exact: true }).first()).toBeVisible()
    const results = page.url()

    await page.goto(at('tiffin', '/departments'))
    const text = page.getByText(closed)
    await expect(text).toBeVisible()
    await page.getByRole('button', { name: `Put away “${title}”` }).click()
    await expect(text).toBeHidden()
    await page.reload()
    await expect(heading(page, 'What would you like to pay?')).toBeVisible()
    await expect(text).toBeHidden()

    await page.goto(results)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Take off the site' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
    await expect(page.getByText('Taken off', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/was taken off the site early/u)).toBeVisible()
  },
)
