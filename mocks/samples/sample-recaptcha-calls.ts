import {
  createRecaptchaBlock,
  deleteRecaptchaBlock,
  listRecaptchaBlocks,
} from '@/contract/recaptcha/recaptcha-blocks'
import {
  getRecaptchaEvent,
  getRecaptchaSummary,
  listRecaptchaEvents,
  markRecaptchaEvent,
  revealRecaptchaAddress,
} from '@/contract/recaptcha/recaptcha-events'
import { getRecaptchaSettings, saveRecaptchaSettings } from '@/contract/recaptcha/recaptcha-limits'
import type { Sample, SampleCallers } from './sample-callers'

/** In the demonstration a try of the seed, from a network that no other sample uses. */
const paramsOf = ({ values }: SampleCallers) => ({ id: values.recaptchaEventId })

const blocked = ({ root, values }: SampleCallers) =>
  root.call(createRecaptchaBlock, {
    body: {
      kind: 'block',
      event_id: values.recaptchaEventId,
      merchant_id: null,
      covers: 'network',
      length: 'hour',
      confirm: '',
    },
  })

/** What the provider sees of programs that pose as visitors, and does about them. */
export const sampleRecaptchaCalls = {
  listRecaptchaEvents: ({ root }) => root.call(listRecaptchaEvents, { query: {} }),
  getRecaptchaSummary: ({ root }) => root.call(getRecaptchaSummary, { query: {} }),
  getRecaptchaEvent: (cast) => cast.support.call(getRecaptchaEvent, { params: paramsOf(cast) }),
  revealRecaptchaAddress: (cast) =>
    cast.root.call(revealRecaptchaAddress, { params: paramsOf(cast) }),
  markRecaptchaEvent: (cast) =>
    cast.root.call(markRecaptchaEvent, {
      params: paramsOf(cast),
      body: { false_positive: cast.round % 2 === 0 },
    }),
  getRecaptchaSettings: ({ support }) => support.call(getRecaptchaSettings, {}),
  saveRecaptchaSettings: async ({ root, round }) => {
    const { answer } = await root.call(getRecaptchaSettings, {})
    if (!answer) throw new Error('The settings were refused')
    const { updated_at: _at, updated_by: _by, ...settings } = answer.data
    const body = { ...settings, per_network: 400 + (round % 100) }
    return root.call(saveRecaptchaSettings, { body })
  },
  listRecaptchaBlocks: ({ support }) => support.call(listRecaptchaBlocks, {}),
  createRecaptchaBlock: blocked,
  deleteRecaptchaBlock: async (cast) => {
    const { answer } = await blocked(cast)
    return cast.root.call(deleteRecaptchaBlock, { params: { id: answer?.data.id ?? '' } })
  },
} as const satisfies Readonly<Record<string, Sample>>
