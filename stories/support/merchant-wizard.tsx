import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { sayInForm } from '@/i18n/form-rules'
import { listRule, moneyRange, requiredText } from '@/rules/forms/field-rules'
import { DraftNote } from '@/screens/shared/draft-note'
import { useWizardProgress } from '@/screens/shared/use-wizard-progress'
import { draftFor } from '@/state/drafts'
import type { FormFailure } from '@/ui/form/form-shell'
import { MoneyField } from '@/ui/form/money-field'
import { RepeatedGroup } from '@/ui/form/repeated-group'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { Wizard } from '@/ui/form/wizard'
import { Stack } from '@/ui/layout/stack'

/** A wizard as an office screen has it: three steps and the review, the step in the address. */

const site = v.object({
  name: requiredText(sayInForm, 60),
  subdomain: v.pipe(requiredText(sayInForm, 40), v.regex(/^[a-z0-9-]+$/u, 'Use a-z, 0-9 and -.')),
})
const fees = v.object({
  rows: listRule(
    sayInForm,
    v.object({
      name: requiredText(sayInForm, 40),
      cents: moneyRange(sayInForm, { most: 500_000 }),
    }),
    { least: 1, distinct: 'name' },
  ),
})
const options = v.object({ paperless: v.boolean(), guests: v.boolean() })
const merchant = v.object({ site, fees, options })
export type MerchantSteps = v.InferOutput<typeof merchant>

/** Invalid values may be kept in a draft. */
const typed = v.object({
  values: v.object({
    site: v.object({ name: v.string(), subdomain: v.string() }),
    fees: v.object({
      rows: v.array(v.object({ name: v.string(), cents: v.nullable(v.number()) })),
    }),
    options,
  }),
  visited: v.array(v.string()),
})
export const wizardDraft = draftFor('/story-wizard', typed)

const start: MerchantSteps = {
  site: { name: '', subdomain: '' },
  fees: { rows: [{ name: 'Convenience fee', cents: 150 }] },
  options: { paperless: true, guests: true },
}

interface MerchantWizardProps {
  onFinish: (merchant: MerchantSteps) => Promise<FormFailure | undefined>
  /** Something beside the fields stands in the way of the second step. */
  blocks?: readonly string[]
}

export function MerchantWizard({ onFinish, blocks }: MerchantWizardProps) {
  const navigate = useNavigate()
  const { step }: Record<string, unknown> = useSearch({ strict: false })
  const { progress, onProgress, resumed, forget } = useWizardProgress(wizardDraft, start)
  const [created, setCreated] = useState(false)
  if (created) return <p>The merchant is created.</p>
  return (
    <Stack gap="5">
      {resumed && <DraftNote onDiscard={forget} />}
      <Wizard<MerchantSteps>
        label="New merchant"
        progress={progress}
        onProgress={onProgress}
        step={typeof step === 'string' ? step : ''}
        onStep={(next) => void navigate({ to: '.', search: { step: next } })}
        finishLabel="Create the merchant"
        onFinish={async (values) => {
          const failure = await onFinish(values)
          if (failure === undefined) {
            forget()
            setCreated(true)
          }
          return failure
        }}
        steps={{
          site: {
            title: 'Name and address',
            schema: site,
            fields: (form) => (
              <>
                <TextField label="Name" need="required" {...form.field('name')} />
                <TextField
                  label="Subdomain"
                  need="required"
                  help="The first part of the address."
                  {...form.field('subdomain')}
                />
              </>
            ),
            review: ({ name, subdomain }) => (
              <p>
                {name} · {subdomain}
              </p>
            ),
          },
          fees: {
            title: 'Fees',
            help: 'Added to what is paid.',
            schema: fees,
            ...(blocks && { blocks }),
            fields: (form) => (
              <RepeatedGroup
                {...form.list('rows')}
                label="Fees"
                addLabel="Add a fee"
                rowName={({ name }, index) => name || `Fee ${index + 1}`}
                newRow={{ name: '', cents: null }}
              >
                {(path) => (
                  <Stack gap="3">
                    <TextField label="Name" {...form.field(`${path}.name`)} />
                    <MoneyField label="Amount" {...form.value(`${path}.cents`)} />
                  </Stack>
                )}
              </RepeatedGroup>
            ),
            review: ({ rows }) => (
              <ul>
                {rows.map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            ),
          },
          options: {
            title: 'Options',
            schema: options,
            fields: (form) => (
              <>
                <SwitchField label="Bills by e-mail" {...form.field('paperless')} />
                <SwitchField label="Guests can pay" {...form.field('guests')} />
              </>
            ),
            review: ({ guests }) => <p>{guests ? 'Guests can pay' : 'Only with an account'}</p>,
          },
        }}
      />
    </Stack>
  )
}
