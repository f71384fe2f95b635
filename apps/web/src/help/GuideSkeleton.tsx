import { Skeleton } from '@spadestik/ui/Skeleton'
import * as css from './Help.css'

export function GuideSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton width="50%" lineHeight={40} />
      <Skeleton lines={3} lineHeight={44} width="70%" />
    </div>
  )
}
