import { Button, Field, Input } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { IconButton, useFocusInList } from '@tandem/components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useRef, useState } from 'react'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { changeWorkspace, isDemoBusyAtom, replaceWorkspace } from '../atoms.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages } from './messages.ts'

interface Checkpoint {
  readonly id: number
  readonly name: string
}

interface StoredCheckpoint extends Checkpoint {
  /** The simulator's snapshot as text. */
  readonly snapshot: string
}

/* All tabs of this browser share the checkpoints. */
const databaseName = 'tandem-demo-checkpoints'
const storeName = 'checkpoints'

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

async function listCheckpoints(): Promise<readonly Checkpoint[]> {
  const stored = await withStore<StoredCheckpoint[]>('readonly', (store) => store.getAll())
  return stored.map(({ id, name }) => ({ id, name }))
}

async function saveCheckpoint(name: string, snapshot: string): Promise<void> {
  await withStore('readwrite', (store) => store.add({ name, snapshot }))
}

/** Undefined if another tab has deleted the checkpoint. */
async function readCheckpoint(id: number): Promise<string | undefined> {
  const stored = await withStore<StoredCheckpoint | undefined>('readonly', (store) => store.get(id))
  return stored?.snapshot
}

async function deleteCheckpoint(id: number): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id))
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true })
  })
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser cannot save data.')))
  })
}

const texts = consoleMessages.checkpoints

/** A change of the demo in another tab invalidates this query together with all other queries. */
const checkpointsQueryAtom = atomWithQuery(() => ({
  queryKey: ['demoCheckpoints'],
  queryFn: listCheckpoints,
}))

/** Saves and restores workspaces. */
export function CheckpointSection() {
  const styles = useDemoConsoleStyles()
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(list)
  const { data: checkpoints, error, refetch } = useAtomValue(checkpointsQueryAtom)
  const now = useAtomValue(nowAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const appStore = useStore()
  const showToast = useSetAtom(showToastAtom)
  const [name, setName] = useState('')
  const ownName = formatMoment(now, dateFormats.momentOfYear, viewerZone)

  const save = () =>
    changeWorkspace(appStore, async (control) => {
      await saveCheckpoint(name.trim() || ownName, await control.takeSnapshot())
      setName('')
      showToast({ intent: 'success', title: texts.saved })
    })
  const goBack = (id: number) =>
    replaceWorkspace(appStore, async (control) => {
      const snapshot = await readCheckpoint(id)
      if (snapshot === undefined) throw new RequestError(404, { message: texts.gone })
      await control.restoreSnapshot(snapshot)
    })
  return (
    <ConsoleSection title={texts.title} help={texts.help}>
      <form
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <Field label={texts.name}>
          <Input value={name} maxLength={100} placeholder={ownName} onChange={(_, data) => setName(data.value)} />
        </Field>
        <div className={styles.row}>
          <Button type="submit" disabledFocusable={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
      {error && (
        <p className={styles.next}>
          {texts.failed}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {sharedMessages.retry}
          </Button>
        </p>
      )}
      {checkpoints?.length === 0 && <p className={styles.help}>{texts.none}</p>}
      <div ref={list} onFocus={keepFocus}>
        <ul className={styles.list}>
          {checkpoints?.map((checkpoint) => (
            <li key={checkpoint.id} className={styles.item}>
              <span className={styles.name} title={checkpoint.name}>
                {checkpoint.name}
              </span>
              <Button
                size="small"
                aria-label={texts.backTo(checkpoint.name)}
                disabledFocusable={isBusy}
                onClick={() => void goBack(checkpoint.id)}
              >
                {texts.back}
              </Button>
              <IconButton
                size="small"
                icon={<Delete20Regular />}
                label={texts.remove(checkpoint.name)}
                isSingleClick
                isDisabled={isBusy}
                onClick={() => void changeWorkspace(appStore, () => deleteCheckpoint(checkpoint.id))}
              />
            </li>
          ))}
        </ul>
      </div>
    </ConsoleSection>
  )
}
