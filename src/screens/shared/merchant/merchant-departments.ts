import {
  type QueryFunction,
  type QueryKey,
  skipToken,
  type SkipToken,
  useQueries,
} from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { defaultLocale } from '@/i18n/locales'
import { inLanguage } from '@/rules/languages/in-language'
import { useSite } from './site'

/**
 * Every department of a merchant, those that are off too, named in the reader's language:
 * `useQuery(useMerchantDepartmentsQuery())`. A merchant's own site asks for no other.
 */
export function useMerchantDepartmentsQuery(merchant?: string) {
  const { locale } = useIntl()
  const { isTenant } = useSite()
  return {
    ...merchantDepartmentsQuery(isTenant ? undefined : merchant),
    select: (list: StaffDepartment[]) => list.map((row) => inLanguage(row, locale)),
  }
}

/** A failure leads nowhere: names stay as the merchant wrote them. */
const namesQuery = (merchant: string | undefined) => ({
  ...merchantDepartmentsQuery(merchant),
  meta: { quiet: true },
})

/**
 * A department's name, as an answer gives it, in the reader's language. Answers of the office name
 * departments as the merchant wrote them, which is in English; a name that no department has any
 * more stays. `merchants`: whose names the answer has, on the root domain.
 */
export function useDepartmentNames(
  merchants: readonly string[],
): (name: string, merchant: string | undefined) => string {
  const { locale } = useIntl()
  const { isTenant } = useSite()
  const asked: (string | undefined)[] = isTenant ? [undefined] : [...new Set(merchants)]
  const lists = useQueries({
    queries: asked.map((merchant) => ({
      ...namesQuery(merchant),
      enabled: locale !== defaultLocale,
    })),
  })
  return (name, merchant) => {
    const list = lists[asked.indexOf(isTenant ? undefined : merchant)]?.data
    const row = list?.find((one) => one.name === name)
    return row === undefined ? name : inLanguage(row, locale).name
  }
}

/** The same for answers about one merchant; undefined: the names stay on the root domain. */
export function useDepartmentNameInLanguage(
  merchant: string | undefined,
): (name: string) => string {
  const nameOf = useDepartmentNames(merchant === undefined ? [] : [merchant])
  return (name) => nameOf(name, merchant)
}

/** Then the answer is shown with the names that it has. In milliseconds. */
const longestWait = 2_000

/**
 * Lets an answer that names departments wait for their names in the reader's language, so that none
 * is shown in English first: `useQuery(named(query, ({ merchant }) => [merchant.id]))`. On the root
 * domain the answer tells whose names they are; `merchants` that are known before are asked at once.
 */
export function useNamedAnswer() {
  const { locale } = useIntl()
  const { isTenant } = useSite()
  return <Data, Key extends QueryKey, Rest>(
    query: Rest & { readonly queryFn?: QueryFunction<Data, Key> | SkipToken | undefined },
    merchants: readonly string[] | ((answer: Data) => readonly string[]),
  ) => {
    const { queryFn } = query
    if (locale === defaultLocale || queryFn === undefined || queryFn === skipToken) return query
    return {
      ...query,
      queryFn: async (context: Parameters<typeof queryFn>[0]) => {
        const read = async (of: readonly (string | undefined)[]) => {
          const names = of.map((merchant) =>
            context.client.query({ ...namesQuery(merchant), staleTime: 'static' }),
          )
          await Promise.race([
            Promise.allSettled(names),
            new Promise((resolve) => setTimeout(resolve, longestWait)),
          ])
        }
        const known = isTenant ? [undefined] : typeof merchants === 'function' ? [] : merchants
        const [answer] = await Promise.all([queryFn(context), read(known)])
        if (!isTenant && typeof merchants === 'function')
          await read([...new Set(merchants(answer))])
        return answer
      },
    }
  }
}
