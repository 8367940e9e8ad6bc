import { TextLink } from '@/ui/action/text-link'

/** A number that a phone can dial; in a sentence, so it is underlined. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink inline whiteSpace="nowrap" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </TextLink>
  )
}
