import { Button } from '@fluentui/react-components'
import { Chat16Regular } from '@fluentui/react-icons/svg/chat'
import { PeopleAdd16Regular } from '@fluentui/react-icons/svg/people-add'
import { ButtonLink, InitialsAvatar } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { type ComponentType, useState } from 'react'
import { EntityDrawer, type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { recipientPatchMutationAtom, recipientQueryAtomOf } from './api.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { RecipientSequences } from './RecipientSequences.tsx'
import { recipientDrawerMessages as texts } from './messages.ts'
import { recipientList } from '../../../entities/recipient/recipientList.ts'
import { useRecipientDrawerStyles } from './RecipientDrawer.styles.ts'
import { changesOf, formValuesOf, RecipientForm } from './recipientForm.ts'

interface RecipientDrawerProps {
  /** The tab with the recipient's conversations, which belong to another feature. */
  readonly messagesTab: EntityTab<Recipient>
  /** Another feature's dialog, for the button below the name. */
  readonly AddToSequenceDialog: ComponentType<{
    readonly recipients: readonly Recipient[]
    readonly onClose: () => void
  }>
}

/** The drawer of one recipient over the list: its fields, the sequences that it is in, its conversations. */
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
              initialValues={formValuesOf(recipient)}
              schema={RecipientForm}
              onSubmit={(patch) => patchRecipient({ params: { id: recipient.id }, body: changesOf(recipient, patch) })}
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

/** Below the recipient's name: title, company and the most frequent actions (RECIP-28, RECIP-29). */
function RecipientHead({ recipient, AddToSequenceDialog }: RecipientHeadProps) {
  const styles = useRecipientDrawerStyles()
  const { title, company, lastConversationId } = recipient
  /** The recipient as of the press: the dialog is about that state. */
  const [added, setAdded] = useState<readonly Recipient[]>()
  return (
    <div className={styles.subhead}>
      <span>{[title, company].filter(Boolean).join(' · ')}</span>
      <div className={styles.actions}>
        <Button size="small" icon={<PeopleAdd16Regular />} onClick={() => setAdded([recipient])}>
          {texts.head.addToSequence}
        </Button>
        {lastConversationId != null && (
          <ButtonLink size="small" icon={<Chat16Regular />} to={`/messages/conversation/${lastConversationId}`}>
            {texts.head.openConversation}
          </ButtonLink>
        )}
      </div>
      {added && <AddToSequenceDialog recipients={added} onClose={() => setAdded(undefined)} />}
    </div>
  )
}
