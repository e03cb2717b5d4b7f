/**
 * What the base styles of themes do to every page's elements, written anew from what was read in Dawn 15, Storefront 4.5,
 * PrestaShop's classic and hummingbird, Astra 4, Elementor 3 and Divi 4.
 */
export const THEMES: Record<string, string> = {
  Dawn: `
    *,*::before,*::after{box-sizing:inherit}
    html{box-sizing:border-box;height:100%;font-size:62.5%}
    body{display:grid;grid-template:auto auto 1fr auto/100%;min-height:100%;margin:0;font-size:1.5rem;letter-spacing:.06rem}
    a:empty,ul:empty,dl:empty,div:empty,section:empty,article:empty,p:empty,h2:empty{display:none}
    *:focus{outline:0;box-shadow:none}
    *:focus-visible{outline:.2rem solid #1218;outline-offset:.3rem;box-shadow:0 0 0 .3rem #fff}`,
  Storefront: `
    *{box-sizing:border-box}
    body,button,input{font:400 1em/1.618 sans-serif;color:#6d6d6d}
    button{padding:.6em 1.4em;border:0;border-radius:0;font-weight:600;text-shadow:none;background:#eee}
    img{display:block;max-width:100%;height:auto;border-radius:3px}
    embed,iframe,object,video{max-width:100%}
    [hidden],template{display:none}`,
  'PrestaShop classic': `
    html{box-sizing:border-box} *,::before,::after{box-sizing:inherit}
    html,body{height:100%} body{font-size:1rem;line-height:1.25em;direction:ltr}
    [hidden]{display:none!important}
    [tabindex="-1"]:focus{outline:none!important}
    [role=button]{cursor:pointer} a,button,input,[role=button]{touch-action:manipulation}
    button:focus{outline:1px dotted} img{vertical-align:middle}
    @media print{*,::before,::after{text-shadow:none!important;box-shadow:none!important}}`,
  'PrestaShop hummingbird': `
    *,::before,::after{box-sizing:border-box}
    @media(prefers-reduced-motion:no-preference){:root{scroll-behavior:smooth}}
    body{margin:0;-webkit-text-size-adjust:100%} img,svg{vertical-align:middle} iframe{border:0}
    button{border-radius:0} button:focus:not(:focus-visible){outline:0} [role=button]{cursor:pointer}
    button,input{margin:0;font:inherit} [hidden]{display:none!important}`,
  Astra: `
    html,body,div,span,iframe,h1,p,a,img,ul,li,form,label{margin:0;border:0;outline:0;padding:0;font-size:100%;vertical-align:baseline}
    *,*::before,*::after{box-sizing:inherit} html{box-sizing:border-box}
    embed,iframe,object{max-width:100%} button{border-radius:2px;padding:10px 40px;color:#fff;background:#0274be;box-shadow:none}
    button:focus,a:focus{outline:thin dotted}`,
  Elementor: `
    html,body{font-size:1rem;line-height:1.5} *,*::before,*::after{box-sizing:border-box}
    iframe{width:100%;max-width:100%;border:0;line-height:1} img{max-width:100%;height:auto;border:0;border-radius:0;box-shadow:none}
    button{padding:.5rem 1rem;border:1px solid #c36;border-radius:3px;color:#c36;background:transparent;transition:all .3s}
    body>*{max-width:100%} .elementor-hidden,[hidden]{display:none!important}`,
  Divi: `
    html,body,div,span,iframe,h1,p,a,img,ul,li,form,label{margin:0;border:0;outline:0;padding:0;font-size:100%;vertical-align:baseline;text-size-adjust:100%;background:transparent}
    *{box-sizing:border-box} body{overflow-x:hidden;line-height:1.7em;font-size:14px;color:#666}
    iframe,img{max-width:100%} img{height:auto} iframe{border:0}`,
};

/** What no theme should do to every page's elements, and some do. */
export const HOSTILE: Record<string, string> = {
  'hides what is empty or unknown': `
    div:empty,:empty{display:none} [hidden]{display:none!important} :not(:defined){visibility:hidden;opacity:0}
    body~*{display:none} html>:not(head):not(body){display:none;height:0}`,
  'moves and fades what it finds': `
    *{pointer-events:none} body{pointer-events:auto} div,tuo-shop,button{opacity:.3;transform:scale(.5);max-height:10px}
    iframe{max-width:50px!important;filter:blur(5px)!important} img{display:none!important} html{filter:grayscale(0)}
    :not(html){transition:all 3s;animation:turn 3s infinite;will-change:transform} @keyframes turn{to{transform:rotate(1turn);opacity:0}}`,
  'is important to all': `
    :not(html):not(head):not(body):not(style):not(script){position:static!important;z-index:-1!important;opacity:.2!important;visibility:hidden!important;
      transform:scale(3)!important;filter:blur(3px)!important;clip:rect(0 0 0 0)!important;clip-path:inset(40%)!important;translate:50px;rotate:9deg;contain:paint;
      max-width:10px!important;max-height:10px!important;margin:40px!important;pointer-events:none!important;cursor:none!important;direction:rtl!important}`,
};
