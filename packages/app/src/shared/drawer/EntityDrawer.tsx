import { Button } from '@fluentui/react-components'
import { type DrawerShellProps, ErrorState, type NavItem } from '@tandem/components'
import { type Atom, atom, useAtomValue } from 'jotai'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { DirtyWatch, type Unsaved } from '../form/DirtyWatch.tsx'
import { LoadFailed } from '../page/LoadFailed.tsx'
import { isNotVisible, RequestError } from '../api/RequestError.ts'
import { useRouteId } from '../router/routeId.ts'
import { createLeavePermit } from '../form/leavePermit.ts'
import { useCloseOverlay } from '../router/useCloseOverlay.ts'
import { GuardedDrawer } from './GuardedDrawer.tsx'
import { type Neighbours } from './neighbours.ts'

/** `id` is a segment of the address. */
export interface EntityTab<Entity> extends Omit<NavItem, 'href'> {
  readonly renderContent: (entity: Entity) => ReactNode
  /** Wraps content and footer in a `FormScope`. `close` closes the drawer without a question about unsaved changes. */
  readonly renderForm?: (entity: Entity, parts: ReactNode, close: () => void) => ReactNode
  readonly footer?: ReactNode
  /** Default: shown for every entity. */
  readonly isShown?: (entity: Entity) => boolean
}

interface EntityQuery<Entity> {
  readonly data: Entity | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface EntityDrawerProps<Entity> extends Pick<DrawerShellProps, 'kind'> {
  /** Path of the list: '/team'. The drawer's route is `manage/:id/:tab?`. */
  readonly path: string
  readonly queryAtomOf: (id: number | undefined) => Atom<EntityQuery<Entity>>
  readonly titleOf: (entity: Entity) => string
  /** An avatar before the title, 40 px wide. */
  readonly renderMedia?: (entity: Entity) => ReactNode
  readonly renderStatus?: (entity: Entity) => ReactNode
  readonly renderSubhead?: (entity: Entity) => ReactNode
  /** Adds buttons for the previous and the next row. */
  readonly neighboursAtomOf?: (id: number) => Atom<Neighbours | undefined>
  /**
   * An address with an unknown tab redirects to the first tab. With only one tab, there is no redirect, because the
   * feature can use this part of the address for another value.
   */
  readonly tabs: readonly [EntityTab<Entity>, ...EntityTab<Entity>[]]
  /** Also redirects an address without a tab. Default: false. */
  readonly redirectsToTab?: boolean
  readonly texts: {
    readonly tabs: { readonly label: string }
    readonly notFound: { readonly title: string; readonly text: string; readonly action: string }
    readonly failed: string
  }
}

const noNeighboursAtom = atom(undefined)

/** Shows one entity in a drawer that covers the list. */
export function EntityDrawer<Entity>(props: EntityDrawerProps<Entity>) {
  const id = useRouteId()
  const { path, queryAtomOf, titleOf, renderMedia, renderStatus, renderSubhead, neighboursAtomOf } = props
  const { tabs, redirectsToTab = false, texts, kind } = props
  const { id: idText = '', tab: tabText = '' } = useParams()
  const { search } = useLocation()
  const close = useCloseOverlay(path)
  const neighbours = useAtomValue(
    useMemo(() => (id === undefined ? undefined : neighboursAtomOf?.(id)) ?? noNeighboursAtom, [neighboursAtomOf, id]),
  )
  const { data: entity, error, refetch } = useAtomValue(useMemo(() => queryAtomOf(id), [queryAtomOf, id]))
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const [permit] = useState(createLeavePermit)

  const shown = entity && tabs.filter(({ isShown }) => isShown?.(entity) ?? true)
  // While the entity loads, only the tabs that have no `isShown` are visible.
  const expected = shown ?? tabs.filter(({ isShown }) => !isShown)
  const named = (shown ?? tabs).find((each) => each.id.toLowerCase() === tabText.toLowerCase())
  const tab = named ?? tabs[0]
  const hrefOf = (tabId: string) => `${path}/manage/${idText}/${tabId}${search}`
  const neighbourHref = (neighbour: Neighbours['next']) =>
    neighbour && `${path}/manage/${neighbour.id}/${tab.id}${neighbour.search ?? search}`
  const isMissing = tabText !== '' && tabs.length > 1
  if (!named && (redirectsToTab || isMissing)) return <Navigate replace to={hrefOf(tab.id)} />

  const closeUnasked = () => {
    permit.give()
    close()
  }
  const renderParts = (parts: ReactNode) =>
    entity && tab.renderForm
      ? tab.renderForm(entity, <DirtyWatch onChange={setUnsaved}>{parts}</DirtyWatch>, closeUnasked)
      : parts
  const status = error instanceof RequestError && !error.isUnanswered ? error.status : undefined
  const isNotFound = id === undefined || isNotVisible(error)
  const hasFailed = isNotFound || (error !== null && !entity)
  const { title: notFoundTitle, text, action } = texts.notFound
  const problem = isNotFound ? (
    <ErrorState status={404} text={text} actions={<Button onClick={close}>{action}</Button>} />
  ) : (
    <LoadFailed status={status} error={error} onRetry={refetch} />
  )
  return (
    <GuardedDrawer
      permit={permit}
      keptBelow={`${path}/manage/${idText}/${tab.id}`}
      isOpen
      kind={kind}
      title={isNotFound ? notFoundTitle : hasFailed ? texts.failed : entity && titleOf(entity)}
      media={entity && renderMedia?.(entity)}
      subhead={entity && renderSubhead?.(entity)}
      neighbours={
        neighbours && {
          previousHref: neighbourHref(neighbours.previous),
          nextHref: neighbourHref(neighbours.next),
        }
      }
      status={entity && renderStatus?.(entity)}
      tabs={
        !hasFailed && expected.length > 1
          ? expected.map((each) => Object.assign({}, each, { href: hrefOf(each.id) }))
          : undefined
      }
      selectedTabId={tab.id}
      tabsLabel={texts.tabs.label}
      isLoading={!entity}
      error={hasFailed ? problem : undefined}
      {...unsaved}
      footer={entity && tab.footer}
      renderParts={(parts) => <Fragment key={`${idText}/${tab.id}`}>{renderParts(parts)}</Fragment>}
      onClose={close}
    >
      {entity && tab.renderContent(entity)}
    </GuardedDrawer>
  )
}
