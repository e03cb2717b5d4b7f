/** What stands in the editor at the first visit: enough to begin with, and where a token goes. */
export const EXAMPLES = `# Se in questo browser hai effettuato l'accesso, le richieste partono già a tuo nome.
# Altrimenti prendi un token con AccessToken e scrivilo sotto, in Headers:
#   { "Authorization": "Bearer IL_TUO_TOKEN" }
# Vale anche per le subscription. Con Ctrl+Invio parte l'operazione su cui è il cursore.

query Installation {
  installation {
    passwordMinLength
    demoAccounts {
      role
      email
    }
  }
}

mutation AccessToken {
  signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) {
    accessToken
  }
}

query Companies {
  viewer {
    email
    role
  }
  companies(first: 10) {
    nodes {
      id
      name
    }
  }
}

subscription CompanyCount {
  visibleCompanyCount
}
`;
