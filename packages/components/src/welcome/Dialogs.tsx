import { useState } from 'react'
import { creditOffers } from '../billing/CreditsDialog/CreditsDialog.fixtures.ts'
import {
  AddAttributeDialog,
  type ColumnPreference,
  ColumnsDialog,
  ConfirmDialog,
  CreditsDialog,
  NameDialog,
  PaymentOverlay,
  PlanDialog,
  PlanOffers,
} from '../index.ts'
import { paymentSteps } from '../billing/PaymentOverlay/PaymentOverlay.fixtures.ts'
import { comparison, plans } from '../billing/PlanDialog/PlanDialog.fixtures.ts'
import { Card } from './Card.tsx'
import { Opener } from './Opener.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const ignore = () => undefined
const attributes: readonly ColumnPreference[] = ['Name', 'Company', 'Title', 'Category', 'Budget'].map((label) => ({
  key: label.toLowerCase(),
  label,
  isEnabled: label !== 'Title',
  isCustom: label === 'Budget',
}))
const required = (name: string) => (name.trim() === '' ? 'Field is required' : undefined)

/** Dialogs that ask and sell; each opens from its row. */
export function Dialogs() {
  const styles = useWelcomeStyles()
  return (
    <div className={styles.columns}>
      <Card title="Plans on a page">
        <PlanOffers plans={plans.slice(0, 2)} onChoose={ignore} />
      </Card>
      <Card title="Dialogs">
        <ul className={styles.openers}>
          <Columns />
          <Opener name="AddAttributeDialog" text="Names a new attribute of recipients.">
            {(isOpen, close) =>
              isOpen && <AddAttributeDialog takenNames={['Budget']} isSaving={false} onSave={close} onClose={close} />
            }
          </Opener>
          <Opener name="NameDialog" text="Asks for a name, and says why one can't be taken.">
            {(isOpen, close) =>
              isOpen && <NameDialog title="Save as a new view" validate={required} onSave={close} onClose={close} />
            }
          </Opener>
          <Opener name="ConfirmDialog" text="Asks before something can't be undone.">
            {(isOpen, close) => (
              <ConfirmDialog
                isOpen={isOpen}
                title="Delete this slot?"
                confirmLabel="Delete"
                intent="danger"
                onConfirm={close}
                onCancel={close}
              >
                Messages are no longer sent in these hours.
              </ConfirmDialog>
            )}
          </Opener>
        </ul>
      </Card>
      <Card title="Billing">
        <ul className={styles.openers}>
          <Opener name="PlanDialog" text="Sells a plan, or a larger one.">
            {(isOpen, close) => (
              <PlanDialog isOpen={isOpen} plans={plans} comparison={comparison} onChoose={close} onClose={close} />
            )}
          </Opener>
          <Opener name="CreditsDialog" text="Sells AI credits.">
            {(isOpen, close) => (
              <CreditsDialog
                isOpen={isOpen}
                offers={creditOffers}
                used={460}
                total={500}
                onBuy={close}
                onClose={close}
              />
            )}
          </Opener>
          <Opener name="PaymentOverlay" text="Waits while the payment is made in another window.">
            {(isOpen, close) => (
              <PaymentOverlay
                isOpen={isOpen}
                title="Finish your payment in the other window"
                text="This page goes on by itself as soon as the payment has arrived."
                steps={paymentSteps}
                currentStepId="payment"
                onWindowShow={ignore}
                onCancel={close}
              />
            )}
          </Opener>
        </ul>
      </Card>
    </div>
  )
}

function Columns() {
  const [columns, setColumns] = useState(attributes)
  return (
    <Opener name="ColumnsDialog" text="Chooses and orders the columns of a table.">
      {(isOpen, close) => (
        <ColumnsDialog
          isOpen={isOpen}
          columns={columns}
          onChange={(data) => setColumns(data.columns)}
          onReset={() => setColumns(attributes)}
          onClose={close}
        />
      )}
    </Opener>
  )
}
