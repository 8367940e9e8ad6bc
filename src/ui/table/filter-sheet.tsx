import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { FilterIcon } from '@/ui/display/icons'
import { Dialog } from '@/ui/overlay/dialog'
import type { FilterPart } from './filter-part'
import { phoneControls } from './phone-controls'

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    ...phoneControls,
    '& > fieldset': { minWidth: '0' },
    '& > fieldset > legend': { mb: '2', fontWeight: 'semibold' },
  },
})

interface FilterSheetProps {
  parts: readonly FilterPart[]
  active: number
  total: number | null
}

/** Each change counts at once; the button at the bottom says how much is left. */
export function FilterSheet({ parts, active, total }: FilterSheetProps) {
  const { count } = useFormats()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="list.filters.button" values={{ count: active }} />
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={<FormattedMessage id="list.filters.title" />}
        footer={
          <Button wide onClick={close}>
            <FormattedMessage
              id={total === null ? 'list.filters.close' : 'list.filters.show'}
              values={{ count: total ?? 0, shown: count(total ?? 0) }}
            />
          </Button>
        }
      >
        <Sheet>
          {parts.map(({ key, label, fields }) => (
            <fieldset key={key}>
              <legend>{label}</legend>
              {fields(stay)}
            </fieldset>
          ))}
        </Sheet>
      </Dialog>
    </>
  )
}

/** In the sheet there is no popover to close. */
const stay = () => undefined
