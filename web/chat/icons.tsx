import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="hp-icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const SendIcon = () => (
  <Icon>
    <path d="M12 19V5M5 12l7-7 7 7" />
  </Icon>
);

export const NewChatIcon = () => (
  <Icon>
    <path d="M12 20H5a1 1 0 0 1-1-1V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M16 19h6M19 16v6M8 9h8M8 13h5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const RobotIcon = () => (
  <Icon>
    <path d="M12 3v4M4 13H2M22 13h-2M9 12v2M15 12v2M7 7h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z" />
  </Icon>
);

export const BagIcon = () => (
  <Icon>
    <path d="M6 8h12l1 12H5L6 8zM9 8V6a3 3 0 0 1 6 0v2" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
  </Icon>
);
