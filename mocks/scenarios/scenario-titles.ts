import type { ScenarioName } from './registry'
import de from './titles/de.json'
import en from './titles/en.json'
import es from './titles/es.json'
import fr from './titles/fr.json'
import ja from './titles/ja.json'

/** What each scenario shows, plain strings: no real build may hold them (src/i18n is shared). */
export const scenarioTitles = { de, en, es, fr, ja } satisfies Readonly<
  Record<string, Readonly<Record<ScenarioName, string>>>
>
