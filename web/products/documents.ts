import { graphql } from '../graphql/generated/index.ts';

/** All that the editor of a product needs, and the version that a save has to name. */
export const EditedProduct_product = graphql(`
  fragment EditedProduct_product on Product {
    id
    code
    name
    description
    price
    category
    imageUrl
    link
    isAvailable
    keywords
    listPrice
    offerFrom
    offerUntil
    soldSince
    variants {
      code
      options {
        name
        value
      }
      price
      isAvailable
      imageUrl
      link
    }
    version
  }
`);

export const productsQuery = graphql(`
  query Products(
    $companyId: ID!
    $search: String
    $category: String
    $sort: ProductSort!
    $first: Int!
    $after: String
  ) {
    products(
      companyId: $companyId
      search: $search
      category: $category
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount
      categories {
        name
        count
      }
      nodes {
        id
        code
        name
        description
        shownPrice
        shownListPrice
        offerFrom
        offerUntil
        priceWarning
        category
        imageUrl
        isAvailable
        keywords
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const productQuery = graphql(`
  query EditedProduct($companyId: ID!, $id: ID!) {
    product(companyId: $companyId, id: $id) {
      ...EditedProduct_product
    }
  }
`);

/** The categories in use, to choose from. */
export const productCategoriesQuery = graphql(`
  query ProductCategories($companyId: ID!) {
    products(companyId: $companyId, first: 1) {
      categories {
        name
      }
    }
  }
`);

export const readPriceQuery = graphql(`
  query ReadPrice($text: String!) {
    readPrice(text: $text) {
      shown
      warning
    }
  }
`);

export const saveProduct = graphql(`
  mutation SaveProduct($companyId: ID!, $input: ProductInput!) {
    saveProduct(companyId: $companyId, input: $input) {
      id
      version
    }
  }
`);

export const deleteProducts = graphql(`
  mutation DeleteProducts($companyId: ID!, $ids: [ID!]!) {
    deleteProducts(companyId: $companyId, ids: $ids)
  }
`);

export const restoreProducts = graphql(`
  mutation RestoreProducts($companyId: ID!, $ids: [ID!]!) {
    restoreProducts(companyId: $companyId, ids: $ids) {
      id
    }
  }
`);

export const setProductsAvailable = graphql(`
  mutation SetProductsAvailable($companyId: ID!, $ids: [ID!]!, $isAvailable: Boolean!) {
    setProductsAvailable(companyId: $companyId, ids: $ids, isAvailable: $isAvailable) {
      id
    }
  }
`);

export const setProductsCategory = graphql(`
  mutation SetProductsCategory($companyId: ID!, $ids: [ID!]!, $category: String!) {
    setProductsCategory(companyId: $companyId, ids: $ids, category: $category) {
      id
    }
  }
`);
