import {
  AriaLiveAnnouncer,
  type DialogActionsState,
  FluentProvider,
  type FluentProviderProps,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { type ComponentType, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { type PartFailure, PartFailureContext } from '../hooks/lazyPart.tsx'
import { KeepMountedContext } from './keepMounted.ts'
import { type Routing, RoutingContext } from './routing.ts'
import { type ColorSchemePreference, type Density } from './appearance.ts'
import { tandemThemeOf } from './tandemTheme.ts'
import { useColorScheme, usePrefersReducedMotion } from './useColorScheme.ts'

const useDialogActionsStyles = makeStyles({
  // Together with the gap of the dialog's grid, this gives 24 px of space above the buttons.
  root: { paddingTop: tokens.spacingVerticalL },
})

const useTandemProviderStyles = makeStyles({
  // The page is darker than the cards.
  root: { backgroundColor: tokens.colorNeutralBackground2 },
  // The color scheme is a class, because Fluent copies the provider's classes to dialogs and drawers.
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
})

interface DirectedSlot {
  dir?: string | undefined
}
interface FieldState {
  readonly input?: DirectedSlot | undefined
  readonly textarea?: DirectedSlot | undefined
}

const isFieldState = (state: unknown): state is FieldState => typeof state === 'object' && state !== null

/** Gives a text field the direction of its text: Hebrew and Arabic start at the right. */
function followText(state: unknown): void {
  if (!isFieldState(state)) return
  for (const slot of [state.input, state.textarea]) if (slot) slot.dir ??= 'auto'
}

const fieldStyleHooks: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useInputStyles_unstable: followText,
  useTextareaStyles_unstable: followText,
  useSearchBoxStyles_unstable: followText,
  useComboboxStyles_unstable: followText,
}

const isDialogActions = (state: unknown): state is DialogActionsState =>
  typeof state === 'object' && state !== null && 'root' in state

const dialogStyleHooks: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useDialogActionsStyles_unstable(state) {
    const styles = useDialogActionsStyles()
    if (isDialogActions(state)) state.root.className = mergeClasses(styles.root, state.root.className)
  },
}

export interface TandemProviderProps {
  /** Default: `system`. */
  readonly colorScheme?: ColorSchemePreference | undefined
  /** Default: `comfortable`. */
  readonly density?: Density | undefined
  /** Navigation for links inside the components. Default: plain links. */
  readonly routing?: Routing | undefined
  /** Called if a lazy component fails to load or render. Default: the outer provider's callback, else `reportError`. */
  readonly onPartFailure?: ((failure: PartFailure) => void) | undefined
  readonly children: ReactNode
}

const styleHooks = { ...dialogStyleHooks, ...fieldStyleHooks }

/** Durations for users who prefer reduced motion. */
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

/** Tandem's theme, density, motion and routing. Providers can be nested. */
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
