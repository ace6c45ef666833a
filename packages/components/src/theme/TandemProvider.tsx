import { AriaLiveAnnouncer, FluentProvider, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
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
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** With reduced motion asked for, transitions that are written with duration tokens end at once. */
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

/** Gives everything inside it Tandem's theme, density, motion and routing, and a voice for what only screen readers are told. Nest freely; the outermost one should fill the page. */
export function TandemProvider({
  colorScheme = 'system',
  density = 'comfortable',
  routing,
  className,
  children,
}: TandemProviderProps) {
  const styles = useTandemProviderStyles()
  const scheme = useColorScheme(colorScheme)
  const isMotionReduced = usePrefersReducedMotion()
  const theme = useMemo(() => {
    const chosen = tandemThemeOf(scheme, density)
    return isMotionReduced ? { ...chosen, ...withoutMotion } : chosen
  }, [scheme, density, isMotionReduced])
  return (
    <RoutingContext value={routing}>
      <FluentProvider theme={theme} className={mergeClasses(styles.root, styles[scheme], className)}>
        <AriaLiveAnnouncer>{children}</AriaLiveAnnouncer>
      </FluentProvider>
    </RoutingContext>
  )
}
