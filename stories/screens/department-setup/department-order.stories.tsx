import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { addDepartment } from '@/api/departments/department-setup'
import { departmentsToSearch } from '@/rules/departments/department-order'
import { newDepartment } from '@/rules/departments/new-department'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { list, names, patience, press } from './at-the-departments'

/** A3, step 4: the order of a merchant's departments, and a list of many. */
const meta = {
  title: 'Office/Merchants/Order of departments',
  component: Screen,
  args: {
    tenant: null,
    persona: 'super',
    path: '/admin/settings/add-settings/1?step=departments',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1', isRotated: false } }

export const MovedToAPlace: Story = {
  name: 'A department moves to a place',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await list(canvasElement)
    const openDialog = async () => {
      await press(canvasElement, 'Actions for Dog licenses')
      const menu = inside(await page.findByRole('menu'))
      await userEvent.click(menu.getByRole('menuitem', { name: 'Move to place…' }))
      return inside(await page.findByRole('dialog', { name: 'Move Dog licenses' }))
    }
    const dialog = await openDialog()
    const place = dialog.getByRole('textbox', { name: /^New place/ })
    await waitFor(() => expect(place).toBeVisible())
    await waitFor(() => expect(place).toHaveFocus())
    await expect(place).toHaveAccessibleDescription('A number from 1 to 4. Now it is number 4.')
    await userEvent.keyboard('5{Enter}')
    const problem = 'Enter a whole number from 1 to 4.'
    // The summary leads back to the field.
    await userEvent.click(await dialog.findByRole('button', { name: problem }))
    await waitFor(() => expect(place).toHaveFocus())
    await userEvent.keyboard('{Backspace}2')
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Between Real estate tax and Manufactured home tax.',
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Dog licenses' })).toHaveFocus())
    const said = 'Dog licenses is now number 2 of 4'
    await expect(page.getAllByText(said).length).toBeGreaterThan(0)
    await expect((await names(canvasElement))[1]).toBe('Dog licenses')
    // Notices stand beside the page.
    await press(document.body, 'Undo')
    await waitFor(async () => expect((await names(canvasElement))[3]).toBe('Dog licenses'))
  },
}

export const KeyboardMoves: Story = {
  name: 'Focus stays at the arrow that moves',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await list(canvasElement)
    const down = page.getByRole('button', { name: 'Move Real estate tax down' })
    down.focus()
    for (const place of [1, 2, 3]) {
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect((await names(canvasElement))[place]).toBe('Real estate tax'))
      await waitFor(() => expect(down).toHaveFocus())
    }
    await expect(down).toHaveAttribute('aria-disabled', 'true')
  },
}

/** More departments than a screen shows; the step is opened once they are there. */
async function withMany(canvasElement: HTMLElement, { isPhone = false } = {}) {
  const page = inside(canvasElement)
  await page.findByRole('heading', { name: 'Identity', level: 2 }, patience)
  for (let number = 5; number <= departmentsToSearch; number += 1) {
    const ward = { ...newDepartment, id: `ward-${number}`, name: `Ward ${number}` }
    await addDepartment('1', ward, () => `key-of-ward-${number}`)
  }
  if (isPhone) await press(canvasElement, /^Step 1 of/)
  await press(canvasElement, /^Departments/)
  await list(canvasElement)
  return page
}

export const Searched: Story = {
  name: 'A long list is searched',
  args: { path: '/admin/settings/add-settings/1?step=identity' },
  play: async ({ canvasElement }) => {
    const page = await withMany(canvasElement)
    await userEvent.keyboard('/')
    const search = page.getByRole('searchbox', { name: 'Search by name or address' })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('ward 1')
    await waitFor(async () =>
      expect(await names(canvasElement)).toEqual(['Ward 10', 'Ward 11', 'Ward 12']),
    )
    await expect(page.getByText('3 matches')).toBeVisible()
    // Among rows that are found, one place up says nothing.
    await expect(page.queryByRole('button', { name: 'Move Ward 11 up' })).toBeNull()
    await press(canvasElement, 'Actions for Ward 11')
    await userEvent.click(
      inside(await page.findByRole('menu')).getByRole('menuitem', { name: 'Move to place…' }),
    )
    await page.findByRole('dialog')
    await userEvent.keyboard('1{Enter}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Ward 11' })).toHaveFocus())
    await press(canvasElement, 'Ward 11')
    await page.findByRole('heading', { level: 3, name: 'Ward 11' })
    await press(canvasElement, 'All departments')
    await expect(await page.findByRole('searchbox')).toHaveValue('ward 1')
    await press(canvasElement, 'Clear the search')
    await waitFor(async () => expect(await names(canvasElement)).toHaveLength(12))
    await expect((await names(canvasElement))[0]).toBe('Ward 11')
    await userEvent.type(page.getByRole('searchbox'), 'zoning')
    await expect(await page.findByText('No matches')).toBeVisible()
    await expect(page.queryByRole('list', { name: 'Departments in their order' })).toBeNull()
  },
}

export const SearchedOnAPhone: Story = {
  args: { path: '/admin/settings/add-settings/1?step=identity' },
  globals: phone,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await withMany(canvasElement, { isPhone: true })
    await expect(page.getByRole('searchbox')).toBeVisible()
  },
}
