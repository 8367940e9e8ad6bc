import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { FactList } from '@/screens/shared/fact-list'
import { Card } from '@/ui/layout/card'
import type { ShownFields } from './use-department-shows'

interface ShownFactsProps<Fields> {
  fields: Fields
  shows: ShownFields<Fields>
}

/** For viewers who may not edit: each setting with its value and what it does. */
export function ShownFacts<Fields extends object>({ fields, shows }: ShownFactsProps<Fields>) {
  return (
    <Card padded>
      <FactList>
        {namesOf(shows).map((name) => {
          const { label, help, show } = shows[name]
          return (
            <div key={String(name)}>
              <dt>{label}</dt>
              <dd>
                {show(fields[name]) || <FormattedMessage id="department-setup.shown.none" />}
                <chakra.span display="block" textStyle="help">
                  {help}
                </chakra.span>
              </dd>
            </div>
          )
        })}
      </FactList>
    </Card>
  )
}

function namesOf<Fields extends object>(shows: ShownFields<Fields>): (keyof Fields)[] {
  return Object.keys(shows).filter((name): name is keyof Fields & string => name in shows)
}
