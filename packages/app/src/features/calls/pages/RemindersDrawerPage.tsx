import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { callLinks } from '../links.ts'
import { reminderMessages as texts } from '../messages.ts'
import { reminderNeighboursAtomOf } from '../reminders/remindersByClient.ts'
import { clientRemindersQueryAtomOf } from '../reminders/api.ts'
import { ReminderButtons } from '../reminders/ReminderButtons.tsx'
import { ReminderFields } from '../reminders/ReminderFields.tsx'
import { ReminderForm } from '../reminders/ReminderForm.tsx'

/** The reminders of one client over the list (CALL-13). */
export default function RemindersDrawerPage() {
  return (
    <EntityDrawer
      path={callLinks.reminders}
      queryAtomOf={clientRemindersQueryAtomOf}
      neighboursAtomOf={reminderNeighboursAtomOf}
      titleOf={({ client }) => texts.drawer(client.name)}
      texts={texts}
      tabs={[
        {
          id: 'texts',
          label: texts.tabs.texts,
          renderContent: () => <ReminderFields />,
          footer: <ReminderButtons />,
          renderForm: (reminders, parts) => <ReminderForm reminders={reminders}>{parts}</ReminderForm>,
        },
      ]}
    />
  )
}
