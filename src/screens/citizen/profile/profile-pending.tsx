import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'

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
      <chakra.div display="flex" gap="7" px="3.5" py="3.5" mb="5">
        <Bone width="4rem" />
        <Bone width="5rem" />
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
        {[4, 3].map((rows) => (
          <Card key={rows} padded>
            <Bone height="5" width="35%" mb="5" />
            <Stack gap="5">
              {Array.from({ length: rows }, (_, row) => (
                <div key={row}>
                  <Bone width="6rem" mb="2" />
                  <Bone height="11" borderRadius="control" />
                </div>
              ))}
            </Stack>
          </Card>
        ))}
      </Columns>
    </Skeleton>
  )
}
