import {
  ArgTypes,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/** A page for pieces of `src/ui`: what they are for, how they look, what each is given, its states. */
export function PiecePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const pieces = Object.entries(preparedMeta.subcomponents ?? {})
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {pieces.length > 0 && <Heading>What they are given</Heading>}
      {pieces.map(([name, piece]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Description of={piece} />
          <ArgTypes of={piece} />
        </section>
      ))}
      <Stories title="States" includePrimary={false} />
    </>
  )
}
