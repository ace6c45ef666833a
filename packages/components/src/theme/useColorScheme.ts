import { useSyncExternalStore } from 'react'
import { type ColorSchemePreference } from './appearance.ts'

const darkQuery = '(prefers-color-scheme: dark)'
const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

const onMediaChange = (query: string) => (notify: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const onDarkChange = onMediaChange(darkQuery)
const onReducedMotionChange = onMediaChange(reducedMotionQuery)

export function useColorScheme(preference: ColorSchemePreference): 'light' | 'dark' {
  const isSystemDark = useSyncExternalStore(
    onDarkChange,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  )
  if (preference === 'system') return isSystemDark ? 'dark' : 'light'
  return preference
}

export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotionChange,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  )
}
