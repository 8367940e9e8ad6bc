import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { RecaptchaScreen } from '@/screens/office/recaptcha-events/recaptcha-screen'
import type { RecaptchaSearch } from '@/screens/office/recaptcha-events/recaptcha-search'

export const Route = createFileRoute('/_admin/admin/warnings/recaptcha/')({
  ...officeRoute(officeScreens.recaptchaWarnings),
  validateSearch: searchOf<RecaptchaSearch>(),
  component: RecaptchaScreen,
})
