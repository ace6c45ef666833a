import { Button, Skeleton, SkeletonItem, makeStyles, tokens } from '@fluentui/react-components'
import { Chat16Regular } from '@fluentui/react-icons/svg/chat'
import { PeopleAdd16Regular } from '@fluentui/react-icons/svg/people-add'
import { ButtonLink, InitialsAvatar, ConfirmDialog, EmptyState, StatusDot } from '@tandem/components'
import { type Recipient, type SequenceSummary } from '@tandem/contract'
import { useSetAtom, useAtom, useAtomValue } from 'jotai'
import { type ComponentType, useState, useMemo } from 'react'
import { EntityDrawer, type EntityTab } from '../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../shared/form/FormScope.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { fullNameOf } from '../../shared/text/fullName.ts'
import {
  recipientPatchMutationAtom,
  recipientQueryAtomOf,
  leaveSequenceMutationAtom,
  recipientSequencesQueryAtomOf,
} from './api.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { recipientDrawerMessages as texts } from './messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { recipientChangesOf, recipientFormValuesOf, RecipientForm } from './recipientForm.ts'
import { statuses } from '../../shared/list/columns/productCells.tsx'
import { DrawerSubhead } from '../../shared/drawer/DrawerSubhead.tsx'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../../shared/text/messages.ts'
import { RouteLink } from '../../shared/page/RouteLink.tsx'
import { column, plainList, quietCaption, row } from '@tandem/components/styles'

const useRecipientSequencesStyles = makeStyles({
  list: { ...column(tokens.spacingVerticalM), ...plainList },
  sequence: {
    ...row(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  texts: { ...column(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: { ...quietCaption, overflowWrap: 'anywhere' },
  skeleton: { height: '64px' },
})

const recipientSequencesTexts = texts.sequences

function RecipientSequences({ recipient }: { readonly recipient: Recipient }) {
  const styles = useRecipientSequencesStyles()
  const { data, error, refetch } = useAtomValue(
    useMemo(() => recipientSequencesQueryAtomOf(recipient.id), [recipient.id]),
  )
  const [leaving, setLeaving] = useState<SequenceSummary>()
  if (error && !data) return <LoadFailed title={recipientSequencesTexts.failed} error={error} onRetry={refetch} />
  if (!data) {
    return (
      <Skeleton aria-label={sharedMessages.loading}>
        <SkeletonItem className={styles.skeleton} />
      </Skeleton>
    )
  }
  const { _embedded: embedded } = data
  const { sequences, clients } = embedded
  if (sequences.length === 0)
    return <EmptyState isCompact headingLevel={3} illustration="sequence" {...recipientSequencesTexts.none} />
  return (
    <>
      <ul aria-label={recipientSequencesTexts.list} className={styles.list}>
        {sequences.map((sequence) => (
          <li key={sequence.id} className={styles.sequence}>
            <span className={styles.texts}>
              <RouteLink to={`/sequences/manage/${sequence.id}`} className={styles.name}>
                {sequence.name}
              </RouteLink>
              <span className={styles.meta}>
                {[
                  clients[sequence.clientId]?.name,
                  recipient.sequenceId === sequence.id && recipient.sequenceStatus
                    ? recipientSequencesTexts.sequenceStatuses[recipient.sequenceStatus]
                    : undefined,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <StatusDot {...statuses[sequence.status]} />
            <Button
              size="small"
              aria-label={recipientSequencesTexts.remove(sequence.name)}
              onClick={() => setLeaving(sequence)}
            >
              {recipientSequencesTexts.removeLabel}
            </Button>
          </li>
        ))}
      </ul>
      <LeaveDialog recipient={recipient} sequence={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

interface LeaveDialogProps {
  readonly recipient: Recipient
  /** Undefined while the dialog is closed. */
  readonly sequence: SequenceSummary | undefined
  readonly onClose: () => void
}

function LeaveDialog({ recipient, sequence, onClose }: LeaveDialogProps) {
  const [{ isPending }, leave] = useAtom(leaveSequenceMutationAtom)
  const remove = async () => {
    if (sequence) await leave({ params: { sequenceId: sequence.id, id: recipient.id } })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={sequence !== undefined}
      title={recipientSequencesTexts.question.title(sequence?.name ?? '')}
      confirmLabel={recipientSequencesTexts.question.confirm}
      intent="danger"
      isBusy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {recipientSequencesTexts.question.text}
    </ConfirmDialog>
  )
}

interface RecipientDrawerProps {
  readonly messagesTab: EntityTab<Recipient>
  readonly AddToSequenceDialog: ComponentType<{
    readonly recipients: readonly Recipient[]
    readonly onClose: () => void
  }>
}

/** Shows one recipient in a drawer that covers the list. */
export function RecipientDrawer({ messagesTab, AddToSequenceDialog }: RecipientDrawerProps) {
  const patchRecipient = useSetAtom(recipientPatchMutationAtom)
  return (
    <EntityDrawer
      path="/recipients"
      queryAtomOf={recipientQueryAtomOf}
      neighboursAtomOf={recipientList.atoms.neighboursAtomOf}
      titleOf={(recipient) => fullNameOf(recipient) || texts.unnamed}
      renderMedia={(recipient) => <InitialsAvatar name={fullNameOf(recipient)} />}
      renderSubhead={(recipient) => (
        <RecipientHead key={recipient.id} recipient={recipient} AddToSequenceDialog={AddToSequenceDialog} />
      )}
      texts={texts}
      tabs={[
        {
          id: 'general',
          label: texts.tabs.general,
          renderContent: (recipient) => <RecipientFields recipient={recipient} />,
          footer: (
            <SubmitButton needsChange pendingText={texts.saving}>
              {texts.save}
            </SubmitButton>
          ),
          renderForm: (recipient, parts) => (
            <FormScope
              initialValues={recipientFormValuesOf(recipient)}
              schema={RecipientForm}
              onSubmit={(patch) =>
                patchRecipient({ params: { id: recipient.id }, body: recipientChangesOf(recipient, patch) })
              }
              requiredText={texts.requiredField}
            >
              {parts}
            </FormScope>
          ),
        },
        {
          id: 'sequences',
          label: texts.tabs.sequences,
          renderContent: (recipient) => <RecipientSequences recipient={recipient} />,
        },
        messagesTab,
      ]}
    />
  )
}

interface RecipientHeadProps extends Pick<RecipientDrawerProps, 'AddToSequenceDialog'> {
  readonly recipient: Recipient
}

/** Title, company and frequent actions (RECIP-28, RECIP-29). */
function RecipientHead({ recipient, AddToSequenceDialog }: RecipientHeadProps) {
  const { title, company, lastConversationId } = recipient
  /** The recipient at the moment when the dialog opened. Later changes do not reach the open dialog. */
  const [added, setAdded] = useState<readonly Recipient[]>()
  return (
    <>
      <DrawerSubhead
        parts={[title, company]}
        actions={
          <>
            <Button size="small" icon={<PeopleAdd16Regular />} onClick={() => setAdded([recipient])}>
              {texts.head.addToSequence}
            </Button>
            {lastConversationId != null && (
              <ButtonLink size="small" icon={<Chat16Regular />} to={`/messages/conversation/${lastConversationId}`}>
                {texts.head.openConversation}
              </ButtonLink>
            )}
          </>
        }
      />
      {added && <AddToSequenceDialog recipients={added} onClose={() => setAdded(undefined)} />}
    </>
  )
}
