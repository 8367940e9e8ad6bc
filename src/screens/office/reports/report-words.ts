import type { environments } from '@/contract/merchants/settings-list'
import type { CodeWords } from '@/screens/shared/use-code-words'

export const environmentWords: CodeWords<(typeof environments)[number]> = {
  UAT: { word: 'list.environment.test', tone: 'due' },
  PROD: { word: 'list.environment.live', tone: 'plain' },
}
