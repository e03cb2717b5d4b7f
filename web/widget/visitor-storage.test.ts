// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnsentMessage } from '../chat/connection.ts';
import { createVisitorStorage } from './visitor-storage.ts';

const LATER = '2999-01-01T00:00:00.000Z';
const unsent = (clientMessageId: string, writtenAt = '2026-11-20T13:35:00.000Z'): UnsentMessage => ({
  clientMessageId,
  clientConversationId: 'c',
  conversationId: null,
  isAttempted: false,
  text: 'Ciao',
  writtenAt,
});

beforeEach(() => localStorage.clear());

describe('what the widget keeps', () => {
  it('is nothing until it is told to', () => {
    createVisitorStorage('shop').session();
    expect(localStorage.length).toBe(0);
  });

  it('is kept for each company alone', () => {
    createVisitorStorage('one').keepSession({ token: 't', expiresAt: LATER });
    expect(createVisitorStorage('one').session()?.token).toBe('t');
    expect(createVisitorStorage('two').session()).toBeUndefined();
  });

  it('is not used when it has expired, or is not what was kept', () => {
    createVisitorStorage('shop').keepSession({ token: 't', expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(createVisitorStorage('shop').session()).toBeUndefined();
    localStorage.setItem('tuoshop:shop', '{broken');
    expect(createVisitorStorage('shop').session()).toBeUndefined();
  });

  it('of an earlier version is taken over once, for its own company', () => {
    localStorage.setItem('helpie:shop', JSON.stringify({ token: 'former', expiresAt: LATER, conversationId: 'c' }));
    localStorage.setItem('helpie:shop:unsent:a', JSON.stringify(unsent('a')));
    localStorage.setItem('helpie:another', JSON.stringify({ token: 'theirs', expiresAt: LATER }));
    const storage = createVisitorStorage('shop');
    expect(storage.session()).toMatchObject({ token: 'former', conversationId: 'c' });
    expect(storage.unsent().map((message) => message.clientMessageId)).toEqual(['a']);
    expect(Object.keys(localStorage).toSorted()).toEqual(['helpie:another', 'tuoshop:shop', 'tuoshop:shop:unsent:a']);
    storage.forgetSession();
    expect(createVisitorStorage('shop').session()).toBeUndefined();
  });

  it('of two tabs adds up, in the order it was written', () => {
    const [one, other] = [createVisitorStorage('shop'), createVisitorStorage('shop')];
    one.keepUnsent(unsent('b', '2026-11-20T13:36:00.000Z'));
    other.keepUnsent(unsent('a'));
    expect(one.unsent().map((message) => message.clientMessageId)).toEqual(['a', 'b']);
    other.dropUnsent('b');
    expect(one.unsent().map((message) => message.clientMessageId)).toEqual(['a']);
  });

  it('stays in memory where the browser keeps nothing', () => {
    const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = createVisitorStorage('shop');
    storage.keepSession({ token: 't', expiresAt: LATER });
    storage.keepUnsent(unsent('a'));
    expect(storage.session()?.token).toBe('t');
    expect(storage.unsent()).toHaveLength(1);
    denied.mockRestore();
  });

  it('stays in memory where there is no storage at all, as in an app that shows the page without one', () => {
    const none = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    const storage = createVisitorStorage('shop');
    storage.keepUnsent(unsent('a'));
    expect(storage.unsent()).toHaveLength(1);
    none.mockRestore();
  });

  it('tells when another tab began a conversation', () => {
    const onChange = vi.fn();
    const stop = createVisitorStorage('shop').watchSession(onChange);
    dispatchEvent(new StorageEvent('storage', { key: 'tuoshop:shop' }));
    dispatchEvent(new StorageEvent('storage', { key: 'tuoshop:another' }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'tuoshop:shop' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
