import type { ReactNode } from 'react'
import { Component } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteFailure } from './RouteFailure'

interface BoundaryProps {
  /** The address at which the content stands; at another it is tried again. */
  address: string
  children: ReactNode
}

interface BoundaryState {
  /** The address at which it failed; null where it did not. */
  failedAt: string | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (state.failedAt === null || state.failedAt === props.address) return null
    return { failedAt: state.failedAt === '' ? props.address : null }
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <RouteFailure />
  }
}

/** Shows a way on where a route fails in a way that nobody foresaw, until another address is gone to. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary address={pathname}>{children}</Boundary>
}
