import { MobileNotice } from '@tandem/components'
import { mobileMaximumWidth } from '@tandem/contract'
import { type ReactNode, useSyncExternalStore } from 'react'
import { shellMessages } from './messages.ts'

const small = window.matchMedia(`(width < ${mobileMaximumWidth}px) and (pointer: coarse)`)

const onChange = (notify: () => void) => {
  small.addEventListener('change', notify)
  return () => small.removeEventListener('change', notify)
}

/** Small touch devices get a notice instead of the app (SHELL-28). */
export function DesktopOnly({ children }: { readonly children: ReactNode }) {
  const isMobile = useSyncExternalStore(onChange, () => small.matches)
  return isMobile ? <MobileNotice text={shellMessages.mobile} /> : children
}
