import type { ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { CountField } from '@/ui/form/fields/count-field'
import type { FormApi } from './form-shell'
import { SwitchField } from '@/ui/form/fields/switch-field'
import { TextField } from '@/ui/form/fields/text-field'

interface Fields {
  name: string
  kind: 'bill' | 'free'
  paperless: boolean
  days: number | null
  rows: { note: string; on: boolean }[]
}

type Name<Bind extends 'field' | 'flag'> = Parameters<FormApi<Fields>[Bind]>[0]

test('a binding takes the names of its values', () => {
  expectTypeOf<Name<'field'>>().toEqualTypeOf<'name' | 'kind' | `rows.${number}.note`>()
  expectTypeOf<Name<'flag'>>().toEqualTypeOf<'paperless' | `rows.${number}.on`>()
})

test('a piece takes the binding of its values', () => {
  expectTypeOf<(api: FormApi<Fields>) => ReactNode>(({ field, flag, value }) => (
    <>
      <TextField label="" {...field('name')} />
      <SwitchField label="" {...flag('paperless')} />
      <CountField label="" {...value('days')} />
      {/* @ts-expect-error -- a flag is no text */}
      <TextField label="" {...flag('paperless')} />
      {/* @ts-expect-error -- a text is no flag */}
      <CheckboxField label="" {...field('name')} />
      {/* @ts-expect-error -- a text is no number */}
      <CountField label="" {...value('name')} />
    </>
  )).toBeFunction()
})
