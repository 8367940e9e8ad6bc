import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'

const Chip = chakra('button', {
  base: {
    minHeight: { base: '11', lg: '8' },
    px: '3',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'pill',
    bg: 'surface',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { borderColor: 'fg.muted' },
    '&[aria-pressed=true]': {
      bg: 'brand.tint',
      borderColor: 'brand.text',
      color: 'brand.text',
    },
  },
})

interface DepartmentChipsProps {
  departments: readonly { readonly id: string; readonly name: string }[]
  /** undefined: all. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** Narrows a search to one department; with one department there is no choice. */
export function DepartmentChips({ departments, chosen, onChoose }: DepartmentChipsProps) {
  const { formatMessage } = useIntl()
  if (departments.length < 2) return null
  return (
    <chakra.div
      role="group"
      aria-label={formatMessage({ id: 'lookup.search.departments' })}
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      <Chip type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <FormattedMessage id="lookup.search.allDepartments" />
      </Chip>
      {departments.map(({ id, name }) => (
        <Chip
          key={id}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => onChoose(chosen === id ? undefined : id)}
        >
          {name}
        </Chip>
      ))}
    </chakra.div>
  )
}
