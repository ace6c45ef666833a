import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useLatest } from './useLatest.ts'

type Draw<Props> = (props: Props) => ReactElement

/** A component in a separate chunk. After a failure, the next `load` tries again. */
export interface PartSource<Props> {
  readonly load: () => Promise<Draw<Props>>
  /** Undefined until the code is loaded. */
  readonly getLoaded: () => Draw<Props> | undefined
}

export interface PartFailure {
  readonly error: unknown
  /** Undefined if the user must open the part again. */
  readonly retry: (() => void) | undefined
}

/** Reports failures of parts to the user. */
export const PartFailureContext = createContext<(failure: PartFailure) => void>(({ error }) => reportError(error))

interface BoundaryProps {
  readonly children: ReactNode
}

/** A part that fails to render shows nothing. */
class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static override contextType = PartFailureContext
  declare context: (failure: PartFailure) => void
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    this.context({ error, retry: () => this.setState({ hasFailed: false }) })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Loads a part as soon as `isWanted` is true. Returns the function that renders the part.
 * @param onFailure default: `PartFailureContext`
 */
export function usePart<Props extends object>(
  { load, getLoaded }: PartSource<Props>,
  isWanted = true,
  onFailure?: (failure: PartFailure) => void,
): Draw<Props> | undefined {
  const report = useContext(PartFailureContext)
  const latestOnFailure = useLatest(onFailure ?? report)
  const [draw, setDraw] = useState(getLoaded)
  useEffect(() => {
    if (draw || !isWanted) return undefined
    let isGone = false
    const take = async () => {
      try {
        const part = await load()
        if (!isGone) setDraw(() => part)
      } catch (error) {
        if (!isGone) latestOnFailure.current({ error, retry: () => void take() })
      }
    }
    const takeAgain = () => void take()
    void take()
    // A failed load starts again when the browser is online.
    window.addEventListener('online', takeAgain)
    return () => {
      isGone = true
      window.removeEventListener('online', takeAgain)
    }
  }, [draw, isWanted, load, latestOnFailure])
  return draw
}

export interface PlaceProps {
  /** Shown while the code loads. */
  readonly fallback?: ReactNode | undefined
}

type LazyPart<Props> = FunctionComponent<Props & PlaceProps> & PartSource<Props>

function sourceOf<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  hasBoundary = true,
): PartSource<Props> {
  let loaded: Draw<Props> | undefined
  async function load(): Promise<Draw<Props>> {
    if (!loaded) {
      const Part = await loadPart()
      loaded = hasBoundary
        ? (props) => <PartBoundary>{createElement(Part, props)}</PartBoundary>
        : (props) => createElement(Part, props)
    }
    return loaded
  }
  return { load, getLoaded: () => loaded }
}

/** A component whose code loads on its first render. */
export function lazyPart<Props extends object>(loadPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const source = sourceOf(loadPart)
  function Part(props: Props & PlaceProps) {
    return usePart(source)?.(props) ?? props.fallback
  }
  return Object.assign(Part, source)
}

interface OverlayProps {
  /** Default: true. */
  readonly isOpen?: boolean | undefined
  readonly onClose: () => void
}

/** A drawer or dialog whose code loads when it first opens. A failed load closes the overlay. */
export function lazyOverlay<Props extends OverlayProps>(
  loadPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props & Pick<OverlayProps, 'isOpen'>> {
  const source = sourceOf(loadPart)
  function Overlay(props: Props) {
    const report = useContext(PartFailureContext)
    const draw = usePart(source, props.isOpen, ({ error }) => {
      props.onClose()
      report({ error, retry: undefined })
    })
    return draw?.(props)
  }
  return Object.assign(Overlay, source)
}

interface FailedPageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A page whose code loads on its first render. If the load fails, `Failed` replaces the page. */
export function lazyPage(
  loadPage: () => Promise<ComponentType>,
  Failed: ComponentType<FailedPageProps>,
): LazyPart<object> {
  const source = sourceOf(loadPage, false)
  function Page() {
    const [failure, setFailure] = useState<PartFailure>()
    const draw = usePart(source, true, setFailure)
    if (draw) return draw({})
    return failure?.retry && <Failed error={failure.error} onRetry={failure.retry} />
  }
  return Object.assign(Page, source)
}
