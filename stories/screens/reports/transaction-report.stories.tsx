import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

/** Attempts by transaction time, by merchant and by department (product.md A12, A13). */
const meta = {
  title: 'Office/Reports/Transaction report',
  component: Screen,
  args: {
    tenant: null,
    persona: 'support',
    path: '/admin/transactions-reports?from=2026-05-26&to=2026-06-01',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const ofTheCounty = {
  tenant: 'miamicounty',
  persona: 'merchant-admin',
  path: '/transactions-reports?from=2026-05-26&to=2026-06-01',
} satisfies Partial<ScreenProps>

async function table(canvasElement: HTMLElement, name: string) {
  return inside(await inside(canvasElement).findByRole('table', { name }))
}

export const Merchants: Story = {
  name: 'All merchants',
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Transaction Report')
    const county = await rows.findByRole('link', { name: 'Miami County, Ohio' })
    // Days go along.
    await expect(county).toHaveAttribute(
      'href',
      '/admin/transactions-reports/departments/1?from=2026-05-26&to=2026-06-01',
    )
    const page = inside(canvasElement)
    await expect(page.getByText(/May 26 – Jun 1, 2026, by transaction time/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Export' })).toBeNull()
    await expect(page.queryByRole('searchbox')).toBeNull()
    await expect(page.getByText(/^Approved · 1\d\d$/)).toBeVisible()
    await expect(page.getByText('without fees')).toBeVisible()
    await table(canvasElement, 'By payment method, terminals apart')
  },
}

export const MaskedEmails: Story = {
  name: 'Where e-mail addresses are masked',
  args: { path: '/admin/transactions-reports?from=2026-05-26&to=2026-06-01&email=ruth' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The e-mail filter of this link is not applied/),
    ).toBeVisible()
    await table(canvasElement, 'Transaction Report')
    await userEvent.click(page.getByRole('button', { name: /^Details/ }))
    const fields = inside(document.body)
    const email = await fields.findByRole('textbox', { name: 'E-mail (whole address)' })
    await expect(email).toHaveValue('')
    await userEvent.type(email, 'ruth')
    await userEvent.click(fields.getByRole('button', { name: 'Apply' }))
    await expect(email).toHaveAccessibleDescription('Type the whole e-mail address')
    await userEvent.type(email, '@mail.example')
    await userEvent.click(fields.getByRole('button', { name: 'Apply' }))
    await expect(
      await page.findByRole('button', { name: /^Remove the filter .*\(whole address\) ruth@/ }),
    ).toBeVisible()
    await expect(page.queryByText(/^The e-mail filter of this link/)).toBeNull()
  },
}

export const MaskedEmailsOnAPhone: Story = {
  tags: ['!dev'],
  args: {
    ...ofTheCounty,
    persona: 'merchant-user',
    path: '/transactions-reports?from=2026-05-26&to=2026-06-01&email=ruth',
    scenario: 'german',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^Der E-Mail-Filter dieses Links wird nicht angewendet/),
    ).toBeVisible()
  },
}

export const AdminMayExport: Story = {
  tags: ['!dev'],
  args: { persona: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByRole('button', { name: 'Export' })).toBeVisible()
  },
}

export const Departments: Story = {
  name: 'A county’s departments',
  args: ofTheCounty,
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Transaction report departments')
    await expect(await rows.findByRole('row', { name: /^Real estate tax/ })).toBeVisible()
    await expect(inside(canvasElement).getByText(/Miami County, Ohio · May 26/)).toBeVisible()
    await userEvent.click(rows.getByRole('button', { name: /^Went back/ }))
    await waitFor(() =>
      expect(rows.getByRole('columnheader', { name: /^Went back/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    )
    await table(canvasElement, 'By payment method, terminals apart')
  },
}

export const DayOfSeveral: Story = {
  name: 'From several days to one of them, and back',
  args: ofTheCounty,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = await table(canvasElement, 'Transaction report departments')
    await userEvent.click(await rows.findByRole('link', { name: 'Real estate tax' }))
    await table(canvasElement, 'Daily transactions')
    const isOneOf = /^This is one day of the report for May 26 – Jun 1, 2026\./
    await expect(page.getByText(isOneOf)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next day' }))
    await expect(await page.findByText(/Jun 2, 2026$/)).toBeVisible()
    await expect(page.queryByText(isOneOf)).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Previous day' }))
    await expect(await page.findByText(isOneOf)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'back to the report' }))
    await table(canvasElement, 'Transaction report departments')
    await expect(await page.findByText(/Miami County, Ohio · May 26 – Jun 1, 2026/)).toBeVisible()
  },
}

export const Declined: Story = {
  name: 'Only what was declined',
  args: { ...ofTheCounty, path: `${ofTheCounty.path}&status=declined` },
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Transaction report departments')
    const tax = await rows.findByRole('row', { name: /^Real estate tax 1 0% \$0\.00/ })
    await expect(tax).toBeVisible()
    await expect(
      inside(canvasElement).getByRole('button', { name: /Remove the filter “Status: Declined”/ }),
    ).toBeVisible()
  },
}

export const ByAFact: Story = {
  name: 'Found by a payer’s name',
  args: ofTheCounty,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await table(canvasElement, 'Transaction report departments')
    await userEvent.click(await page.findByRole('button', { name: 'Details: any' }))
    // Eight fields and Apply, without scrolling.
    const fields = await page.findByRole('dialog', { name: 'Details' })
    await expect(fields.scrollHeight).toBe(fields.clientHeight)
    await userEvent.type(page.getByRole('textbox', { name: 'Payer' }), 'nobody of this name')
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect(
      await page.findByRole('button', {
        name: 'Remove the filter “Details: Payer nobody of this name”',
      }),
    ).toBeVisible()
    const rows = await table(canvasElement, 'Transaction report departments')
    await expect(
      await rows.findByRole('row', { name: /^Real estate tax 0 – \$0\.00/ }),
    ).toBeVisible()
  },
}

export const NothingToday: Story = {
  tags: ['!dev'],
  args: { ...ofTheCounty, path: '/transactions-reports?from=2020-02-02&to=2020-02-02' },
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Transaction report departments')
    await expect(
      await rows.findByRole('row', { name: /^Real estate tax 0 – \$0\.00/ }),
    ).toBeVisible()
    await expect(
      inside(canvasElement).queryByRole('table', { name: 'By payment method, terminals apart' }),
    ).toBeNull()
  },
}

/** The button of the heading is not alone on a line: the last word comes along. */
export const PhoneHeading: Story = {
  tags: ['!dev'],
  args: { ...ofTheCounty, path: '/transactions-reports' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const lead = await page.findByText(/by transaction time/)
    const how = page.getByRole('button', { name: 'What transaction time means' })
    const words = document.createTreeWalker(lead, NodeFilter.SHOW_TEXT)
    const lines = new Range()
    let last = words.nextNode()
    while (last && last.nodeValue?.endsWith('time') !== true) last = words.nextNode()
    if (last === null) throw new Error('The heading has no such words')
    lines.setStart(last, (last.nodeValue ?? '').length - 1)
    lines.setEnd(last, (last.nodeValue ?? '').length)
    const [word, button] = [lines.getBoundingClientRect(), how.getBoundingClientRect()]
    await expect(word.bottom).toBeGreaterThan(button.top)
    await expect(button.left).toBeGreaterThan(word.left)
  },
}

export const Loading: Story = {
  args: { ...ofTheCounty, cloud: { faults: neverAnswers('listTransactionsDepartments') } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { level: 1, name: 'Transaction Report' }),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'It cannot be loaded',
  args: { ...ofTheCounty, cloud: { faults: answers('listTransactionsDepartments', 500) } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

export const TooManyDays: Story = {
  name: 'An address asks for more than five years',
  args: {
    ...ofTheCounty,
    path: '/transactions-reports/departments/1?from=2019-01-02&to=2026-06-01',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Choose at most five years\./)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Show default days' }))
    await table(canvasElement, 'Transaction report departments')
  },
}

export const NotForCitizens: Story = {
  tags: ['!dev'],
  args: { ...ofTheCounty, cloud: { faults: answers('listTransactionsDepartments', 403) } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { level: 1, name: 'Transaction Report' }),
    ).toBeVisible()
  },
}
