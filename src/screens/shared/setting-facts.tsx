import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { FactList } from './fact-list'
import type { ShownSettings } from './use-shown-settings'

interface SettingFactsProps<Fields> {
  fields: Fields
  shows: ShownSettings<Fields>
}

/** Settings for viewers who may not edit them: each with its value and what it does. */
export function SettingFacts<Fields extends object>({ fields, shows }: SettingFactsProps<Fields>) {
  return (
    <Card padded>
      <FactList>
        {namesOf(shows).map((name) => {
          const { label, help, show } = shows[name]
          return (
            <div key={String(name)} data-field={String(name)} tabIndex={-1}>
              <dt>{label}</dt>
              <dd>
                {show(fields[name]) || <FormattedMessage id="forms.value.none" />}
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

function namesOf<Fields extends object>(shows: ShownSettings<Fields>): (keyof Fields)[] {
  return Object.keys(shows).filter((name): name is keyof Fields & string => name in shows)
}
