import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import * as css from '../ItemPage.css'

export function ItemPageSkeleton() {
  return (
    <div className={css.columns} aria-busy>
      <div className={css.loadingBlocks}>
        <div className={css.head}>
          <Skeleton width="30%" lineHeight={16} />
          <Skeleton width="70%" lineHeight={36} />
          <Skeleton lines={2} lineHeight={26} />
        </div>
        <Skeleton lines={2} lineHeight={28} />
        <Card>
          <Skeleton lines={6} lineHeight={28} />
        </Card>
      </div>
    </div>
  )
}

export function ItemSideSkeleton() {
  return (
    <>
      <Card>
        <Skeleton shape="block" lineHeight={52} />
      </Card>
      <Card>
        <Skeleton lines={4} lineHeight={22} />
      </Card>
    </>
  )
}
