import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'

/** The skeleton of the profile, while its route and messages load. */
export function ProfilePending() {
  return (
    <>
      <PageHeading title={<FormattedMessage id="shell.account.profile" />} />
      <ProfileSkeleton />
    </>
  )
}

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <chakra.div display="flex" gap="7" px="3.5" py="3.5" mb="5" overflow="hidden">
        {tabs.map((width) => (
          <Bone key={width} width={width} flex="none" />
        ))}
      </chakra.div>
      <Columns
        side={
          <Card padded>
            <Bone height="5" width="50%" mb="4" />
            <Bone mb="2" />
            <Bone width="70%" />
          </Card>
        }
      >
        <Card padded>
          <Bone height="5" width="35%" mb="3" />
          <RowsSkeleton rows={3} />
        </Card>
      </Columns>
    </Skeleton>
  )
}

/** As long as the tabs' words, from the accounts, which the profile opens with, to the security. */
const tabs = ['6.5rem', '5.5rem', '6rem', '3.5rem', '3.25rem', '4rem']
