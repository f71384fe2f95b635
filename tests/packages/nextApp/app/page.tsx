import { Badge } from '@spadestik/ui/Badge'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Choice } from './Choice'

/**
 * A server component (a file without 'use client') with components of the package that have state and others
 * that have none.
 */
// oxlint-disable-next-line import/no-default-export -- Next requires a default export
export default function Page() {
  return (
    <main>
      <Card title="Noter" note="2">
        <Badge tone="near">Snart</Badge>
        <Skeleton lines={2} />
      </Card>
      <Choice />
    </main>
  )
}
