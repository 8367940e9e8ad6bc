import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'

/** The skeleton of the checkout. It has no text, because its messages may still be loading. */
export function CheckoutPending() {
  return (
    <>
      <PageHeading title={<FormattedMessage id="shell.title.checkout" />} />
      <Skeleton>
        <Columns
          side={
            <Card padded minHeight="16rem">
              <Bone width="50%" height="5" />
              <Bone width="80%" mt="4" />
              <Bone width="60%" mt="2" />
            </Card>
          }
        >
          <Card padded>
            <Stack>
              {['a', 'b', 'c', 'd'].map((key) => (
                <div key={key}>
                  <Bone width="30%" mb="2" />
                  <Bone height="12" borderRadius="control" />
                </div>
              ))}
            </Stack>
          </Card>
        </Columns>
      </Skeleton>
    </>
  )
}
