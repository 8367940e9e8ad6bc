import * as v from 'valibot'
import type { Locale } from '@/i18n/locales'
import { draftFor } from '@/state/office/drafts'
import type { SignUpFields } from './sign-up-form'

const kept = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  username: v.string(),
  language: v.string(),
})

const draft = draftFor('/sign-up', kept)

/** The values typed before a reload, without the password (decision 4). */
export const signUpDraft = {
  read: (locale: Locale): SignUpFields => ({
    name: '',
    email: '',
    phone: '',
    username: '',
    language: locale,
    ...draft.read(),
    password: '',
    terms: false,
  }),
  keep: (fields: SignUpFields): void => draft.keep(fields),
  forget: (saved?: SignUpFields): void => draft.forget(saved),
}
