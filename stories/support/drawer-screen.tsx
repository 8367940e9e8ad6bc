import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { useState } from 'react'
import { DetailDrawer, opensDrawer } from '@/screens/shared/detail/detail-drawer'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'

export interface DrawerScreenProps {
  /** Where it opens. */
  path?: string
}

const merchants = [
  { id: 'tiffin', name: 'Tiffin' },
  { id: 'stow', name: 'City of Stow' },
]

let goBack: () => void = () => undefined

/** The browser's Back. */
export const pressBack = () => goBack()

/** A list whose rows open in a drawer, over a router of its own with one page before the list. */
export function DrawerScreen({ path = '/?period=today' }: DrawerScreenProps) {
  const [router] = useState(() => {
    const history = createMemoryHistory({ initialEntries: ['/?before=yes', path], initialIndex: 1 })
    goBack = () => history.back()
    const routeTree = createRootRoute({ component: Merchants, staticData: { address: null } })
    return createRouter({ routeTree, history })
  })
  return <RouterProvider router={router} />
}

function Merchants() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const { href, searchStr } = useLocation()
  const shown = merchants.find(({ id }) => id === new URLSearchParams(searchStr).get('merchant'))
  return (
    <Stack gap="3">
      {merchants.map(({ id, name }) => (
        <TextLink asChild key={id}>
          <Link
            to="."
            search={{ period: 'today', merchant: id }}
            state={opensDrawer}
            resetScroll={false}
          >
            {name}
          </Link>
        </TextLink>
      ))}
      <p>{href}</p>
      <p>{`${history.length} entries`}</p>
      <DetailDrawer
        open={shown !== undefined}
        onWithout={() => void navigate({ to: '.', search: { period: 'today' }, replace: true })}
        title={shown?.name}
      >
        4 departments, 312 bills due.
      </DetailDrawer>
    </Stack>
  )
}
