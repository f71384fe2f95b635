import { useEffect } from 'react'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Spadestik' : `${title} · Spadestik`
  }, [title])
}
