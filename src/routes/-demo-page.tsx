import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/_bare/$')

export function DemoPage() {
  const FrontPage = route.useLoaderData()
  return <FrontPage />
}
