import { TextLink } from '@/ui/action/text-link'
import { phoneHref } from './phone-href'

/** A number that a phone can dial; in a sentence, so it is underlined. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink inline whiteSpace="nowrap" href={phoneHref(phone)}>
      {phone}
    </TextLink>
  )
}
