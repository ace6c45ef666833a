import { AriaLiveAnnouncer, FluentProvider, mergeClasses } from '@fluentui/react-components'
import { type ComponentType, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { type PartFailure, PartFailureContext } from '../hooks/lazyPart.tsx'
import { dialogStyleHooks } from './dialogStyleHooks.ts'
import { fieldStyleHooks } from './fieldStyleHooks.ts'
import { KeepMountedContext } from './keepMounted.ts'
import { type Routing, RoutingContext } from './routing.ts'
import { type Density, tandemThemeOf } from './tandemTheme.ts'
import { type ColorSchemePreference, useColorScheme, usePrefersReducedMotion } from './useColorScheme.ts'
import { useTandemProviderStyles } from './TandemProvider.styles.ts'

export interface TandemProviderProps {
  /** Default: `system`. */
  readonly colorScheme?: ColorSchemePreference
  /** Default: `comfortable`. */
  readonly density?: Density
  /** How links inside the components move through the app; without it they are plain links. Keep the object stable. */
  readonly routing?: Routing
  /**
   * Called when a part cannot be loaded or shown. Default: that of the provider around this one, else `reportError`.
   * Keep the function stable.
   */
  readonly onPartFailure?: (failure: PartFailure) => void
  readonly children: ReactNode
}

const styleHooks = { ...dialogStyleHooks, ...fieldStyleHooks }

/** Ends transitions that use duration tokens at once, for users who prefer reduced motion. */
const withoutMotion = {
  durationUltraFast: '0.01ms',
  durationFaster: '0.01ms',
  durationFast: '0.01ms',
  durationNormal: '0.01ms',
  durationGentle: '0.01ms',
  durationSlow: '0.01ms',
  durationSlower: '0.01ms',
  durationUltraSlow: '0.01ms',
}

/**
 * Tandem's theme, density, motion and routing, and announcements for screen readers. Providers can be nested; the
 * outermost one should fill the page.
 */
export function TandemProvider({
  colorScheme = 'system',
  density = 'comfortable',
  routing,
  onPartFailure,
  children,
}: TandemProviderProps) {
  const styles = useTandemProviderStyles()
  const inheritedOnPartFailure = useContext(PartFailureContext)
  const scheme = useColorScheme(colorScheme)
  const isMotionReduced = usePrefersReducedMotion()
  const theme = useMemo(() => {
    const chosen = tandemThemeOf(scheme, density)
    return isMotionReduced ? { ...chosen, ...withoutMotion } : chosen
  }, [scheme, density, isMotionReduced])
  const [Kept, setKept] = useState<ComponentType>()
  const keepMounted = useCallback((part: ComponentType) => setKept(() => part), [])
  return (
    <RoutingContext value={routing}>
      <FluentProvider
        theme={theme}
        customStyleHooks_unstable={styleHooks}
        className={mergeClasses(styles.root, styles[scheme])}
      >
        <PartFailureContext value={onPartFailure ?? inheritedOnPartFailure}>
          <KeepMountedContext value={keepMounted}>
            <AriaLiveAnnouncer>{children}</AriaLiveAnnouncer>
            {Kept && <Kept />}
          </KeepMountedContext>
        </PartFailureContext>
      </FluentProvider>
    </RoutingContext>
  )
}
