import { DrawerShell, StatusDot } from '@tandem/components'
import { type Client, ClientPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { entityProblem } from '../../../shared/entityProblem.tsx'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { useFormAround, useSubmitState } from '../../../shared/forms/formContext.ts'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/forms/FormLeaveGuard.tsx'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { UpdateButton } from '../../../shared/forms/UpdateButton.tsx'
import { idOf } from '../../../shared/routeId.ts'
import { useCloseOverlay } from '../../../shared/useCloseOverlay.ts'
import { clientPatchMutationAtom, clientQueryAtomOf } from '../api.ts'
import { changesOf, companyOf, emptyCompany } from '../clientForm.ts'
import { ClientDashboard } from '../components/ClientDashboard.tsx'
import { ClientFiles } from '../components/ClientFiles.tsx'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages as texts } from '../messages.ts'
import { useClientDrawerPageStyles } from './ClientDrawerPage.styles.ts'

const tabIds = ['dashboard', 'settings'] as const
type TabId = (typeof tabIds)[number]

const statusTones = { active: 'success', archived: 'neutral' } as const

/** The drawer of one client over the list: what it brought, and what is told about it. */
export default function ClientDrawerPage() {
  const { id: idText = '', '*': rest = '' } = useParams()
  const id = idOf(idText)
  const tab = tabIds.find((each) => each === rest.split('/')[0]) ?? 'dashboard'
  return <ClientDrawer key={idText} id={id} tab={tab} />
}

interface DrawerProps {
  /** Undefined for an address that names no client. */
  readonly id: number | undefined
  readonly tab: TabId
}

function ClientDrawer({ id, tab }: DrawerProps) {
  const { data: client, error, refetch } = useAtomValue(useMemo(() => clientQueryAtomOf(id), [id]))
  const patchClient = useSetAtom(clientPatchMutationAtom)
  const initialValues = useMemo(() => (client ? companyOf(client) : emptyCompany), [client])
  const update = async (body: ClientPatch) => {
    if (client) await patchClient({ params: { id: client.id }, body: changesOf(client, body) })
  }
  return (
    <FormScope
      initialValues={initialValues}
      schema={ClientPatch}
      onSubmit={update}
      requiredText={texts.requiredField}
      invalidText={texts.invalid}
    >
      <Shell id={id} client={client} error={error} onRetry={() => void refetch()} tab={tab} />
    </FormScope>
  )
}

interface ShellProps extends DrawerProps {
  readonly client: Client | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

function Shell({ id, client, error, onRetry, tab }: ShellProps) {
  const close = useCloseOverlay('/clients')
  const { search } = useLocation()
  const { isDirty } = useSubmitState()
  const hasAsked = useRef(false)
  const problem = entityProblem({ id, hasData: client !== undefined, error, onRetry, onClose: close, texts })
  return (
    <>
      <DrawerShell
        isOpen
        kind="entityWide"
        title={problem?.title ?? client?.name}
        status={client && <StatusDot tone={statusTones[client.status]} label={texts.statuses[client.status]} />}
        {...(client && {
          tabs: tabIds.map((tabId) => ({
            id: tabId,
            label: texts.tabs[tabId],
            href: `/clients/manage/${client.id}/${tabId}${search}`,
          })),
        })}
        selectedTabId={tab}
        tabsLabel={texts.tabs.label}
        isLoading={!client}
        error={problem?.content}
        isDirty={isDirty}
        {...(client && tab === 'settings' && { footer: <UpdateButton /> })}
        onClose={() => {
          hasAsked.current = true
          close()
        }}
      >
        {client && (tab === 'settings' ? <Settings client={client} /> : <ClientDashboard clientId={client.id} />)}
      </DrawerShell>
      <FormLeaveGuard hasAsked={hasAsked} />
    </>
  )
}

function Settings({ client }: { readonly client: Client }) {
  const styles = useClientDrawerPageStyles()
  const { form } = useFormAround()
  // What was given up by going to the other tab does not come back.
  useEffect(() => () => form.reset(), [form])
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      <CompanyFields hasContactPerson files={<ClientFiles clientId={client.id} files={client.files} />} />
    </FormBody>
  )
}
