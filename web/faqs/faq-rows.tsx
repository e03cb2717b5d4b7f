import { DragDropContext, Draggable, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import classes from './faq-row.module.css';
import { FaqRow } from './faq-row.tsx';
import { texts } from './texts.ts';
import type { useFaqs } from './use-faqs.ts';

interface FaqRowsProps {
  readonly companyId: string;
  readonly faqs: ReturnType<typeof useFaqs>;
  /** Whether they stand in their own order, and can be moved. */
  readonly isOrdered: boolean;
}

/** The FAQs, to be dragged into another order with mouse, finger or keys. */
export function FaqRows({ companyId, faqs, isOrdered }: FaqRowsProps) {
  function drop({ source, destination }: DropResult, { announce }: ResponderProvided) {
    faqs.endDrag();
    announce(destination ? texts.faqs.dropped(destination.index + 1) : texts.faqs.notMoved);
    if (destination) void faqs.move(source.index, destination.index);
  }
  return (
    <DragDropContext
      dragHandleUsageInstructions={texts.faqs.moveHint}
      onBeforeDragStart={faqs.beginDrag}
      onDragStart={({ source }, { announce }) => announce(texts.faqs.lifted(source.index + 1))}
      onDragUpdate={({ destination }, { announce }) =>
        destination && announce(texts.faqs.movedTo(destination.index + 1))
      }
      onDragEnd={drop}
    >
      <Droppable droppableId="faqs" isDropDisabled={!isOrdered}>
        {(list) => (
          <ul ref={list.innerRef} {...list.droppableProps} className={classes.rows} aria-label={texts.faqs.list}>
            {faqs.nodes?.map((faq, index) => (
              <Draggable key={faq.id} draggableId={faq.id} index={index} isDragDisabled={!isOrdered}>
                {(row, { isDragging }) => (
                  <li ref={row.innerRef} {...row.draggableProps} className={classes.row} data-dragging={isDragging}>
                    <FaqRow
                      companyId={companyId}
                      faq={faq}
                      handle={isOrdered ? row.dragHandleProps : null}
                      onRemove={faqs.remove}
                    />
                  </li>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  );
}
