import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { createAppRouter } from '@/app/router'
import { forgetAreas, loadLocale, messagesOf } from '@/i18n/packs'
import { config } from '@/state/preferences'
import { preloadDepartments } from './preload-departments'

const openAt = (host: string) =>
  createAppRouter(
    {
      queryClient: createQueryClient(),
      site: { protocol: 'http:', host, leave: () => undefined },
    },
    createMemoryHistory({ initialEntries: ['/checkout'] }),
  )

const wordsAreThere = () => messagesOf('de')?.['department-list.search.label'] !== undefined

beforeEach(async () => {
  forgetAreas()
  config.language = 'de'
  await loadLocale('de')
})

test('a city’s page has the words of its departments before anybody goes there', async () => {
  await preloadDepartments(openAt('kent.pay.localhost'))
  expect(wordsAreThere()).toBe(true)
})

test('the root has no departments', async () => {
  await preloadDepartments(openAt('pay.localhost'))
  expect(wordsAreThere()).toBe(false)
})
