import { chakra } from '@chakra-ui/react/styled-system'
import { Stack } from '@/ui/layout/stack'
import { useDemoTexts } from '../demo-texts'
import { CallChooser } from './call-chooser'
import { ErrorList } from './error-list'
import { PageMatrix } from './page-matrix'
import { ScenarioList } from './scenario-list'

const parts = ['start', 'scenarios', 'pages', 'errors', 'calls'] as const

/** The page is long: the way to its parts. */
export function Contents() {
  const text = useDemoTexts()
  return (
    <List aria-label={text('demo.catalogue.contents')}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{text(`demo.catalogue.${part}`)}</a>
          </li>
        ))}
      </ul>
    </List>
  )
}

const List = chakra('nav', {
  base: {
    mb: '5',
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      px: '3',
      border: '1px solid',
      borderColor: 'line.control',
      borderRadius: 'pill',
      bg: 'surface',
      fontSize: 'cell',
      fontWeight: 'medium',
      color: 'brand.text',
      _hover: { bg: 'brand.tint' },
    },
  },
})

/** Everything that the demonstration can show, each by a link. */
export function Catalogue() {
  return (
    <chakra.div mt="6">
      <Stack gap="6">
        <ScenarioList />
        <PageMatrix />
        <ErrorList />
        <CallChooser />
      </Stack>
    </chakra.div>
  )
}
