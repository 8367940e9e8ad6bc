import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/$')

export function DemoPage() {
  const FrontPage = route.useLoaderData()
  return <FrontPage />
}
