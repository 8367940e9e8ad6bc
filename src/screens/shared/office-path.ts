import type { TwinScreen } from '@/rules/addresses/office-addresses'
import { useSite } from '@/screens/shared/merchant/site'

/** A path of the table of screens as the router writes it: `/users/:id?` is `/users/{-$id}`. */
type RouterPath<Path extends string> = Path extends `${infer Before}/:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? RouterPath<`${Before}/$${Name}/${Rest}`>
    : After extends `${infer Name}?`
      ? `${Before}/{-$${Name}}`
      : `${Before}/$${After}`
  : Path

type PathOf<Screen extends TwinScreen> = RouterPath<Screen['path'] | Screen['twin']['path']>

function pathOn<Screen extends TwinScreen>(isTenant: boolean, screen: Screen): PathOf<Screen>
function pathOn(isTenant: boolean, { path, twin }: TwinScreen): string {
  return (isTenant ? twin.path : path).replace(/:(\w+)\?/gu, '{-$$$1}').replace(/:(\w+)/gu, '$$$1')
}

/**
 * The path of a screen that the provider and each merchant have, on this site. A link checks its
 * params for both: `<Link to={pathOf(officeScreens.users)} params={{ merchantId }}>`.
 */
export function useOfficePath(): <Screen extends TwinScreen>(screen: Screen) => PathOf<Screen> {
  const { isTenant } = useSite()
  return (screen) => pathOn(isTenant, screen)
}
