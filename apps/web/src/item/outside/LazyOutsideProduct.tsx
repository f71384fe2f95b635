import { Suspense } from 'react'
import { lazyPart } from '../../api/client/lazyPart'
import type { OutsideProductProps } from './OutsideProduct'

const OutsideProduct = lazyPart(async () => (await import('./OutsideProduct')).OutsideProduct)

/** Loads `OutsideProduct` for the few users who have such projects. Shows nothing for the others. */
export function LazyOutsideProduct(props: OutsideProductProps) {
  if (props.count === 0) return null
  return (
    <Suspense>
      <OutsideProduct {...props} />
    </Suspense>
  )
}
